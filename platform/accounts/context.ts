/** What the routes of accounts share. */
import type { Database } from '@/platform/database/connect'
import type { Limits } from './limits'
import type { Outbox } from './outbox'
import type { Passwords } from './passwords'
import type { ToPlace } from './places'
import type { SessionSigner } from './session-signer'

export interface AccountContext {
  db: Database
  now: () => number
  siteId: string
  passwords: Passwords
  sessions: SessionSigner
  limits: Limits
  toPlace: ToPlace
  outbox: Outbox
  /** The address that visitors reach the platform by, without a slash at the end; never taken from a request. */
  ownUrl: () => string
  /** The site's address, without a slash at the end. */
  siteUrl: string
}
