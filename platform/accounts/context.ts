/** What the routes of accounts share. */
import type { Database } from '@/platform/database/connect'
import type { LetterFolder } from './letter-folder'
import type { Limits } from './limits'
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
  letters: LetterFolder
  /** The address that visitors reach the platform by, without a slash at the end; never taken from a request. */
  ownUrl: () => string
  /** The site's address, without a slash at the end. */
  siteUrl: string
}
