/** What every route of the platform may use. */
import type { AccountContext } from '@/platform/accounts/context'
import type { DocumentStore } from '@/platform/documents/store'
import type { Settings } from '@/platform/env'
import type { Watchers } from '@/platform/feed/watchers'
import type { TokenIssuer } from './management-token'

export interface PlatformContext {
  settings: Settings
  store: DocumentStore
  watchers: Watchers
  tokens: TokenIssuer
  accounts: AccountContext
  /** One line for the operator. */
  log: (line: string) => void
}
