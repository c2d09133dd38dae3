/** This tab's store with the account area in it. Import it from code that is fetched only where it is needed: it is heavy. */
import type { Runtime } from '@/lib/runtime'
import { addAccount } from './account'
import type { LoyaltyApi } from './loyalty/api'
import type { AppStore } from './make-store'
import { getTabStore } from './tab-store'

export type LoyaltyRuntime = Runtime & { loyalty: string }

export interface Account {
  store: AppStore
  api: LoyaltyApi
}

let account: Account | undefined

/** @returns always the same; the addresses of the first call count */
export function getTabAccount(runtime: LoyaltyRuntime): Account {
  const store = getTabStore()
  account ??= { store, api: addAccount(store, runtime.loyalty) }
  return account
}
