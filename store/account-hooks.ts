/** What components of the account area use of the store that stands around them. Loads nothing by itself. */
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { LoyaltyApi } from './loyalty/api'
import type { AppStore } from './make-store'
import type { AppState } from './state'

export interface Account {
  store: AppStore
  api: LoyaltyApi
}

export const AccountContext = createContext<Account | undefined>(undefined)

function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('The account area has no store around it')
  return account
}

/**
 * A part of the store that comes with the component which uses it. To stand before the effects that dispatch to it.
 * @param add stable
 */
export function useAccountPart(add: (store: AppStore, api: LoyaltyApi) => void): void {
  const { store, api } = useAccount()
  useEffect(() => add(store, api), [add, store, api])
}

export const useAccountDispatch = (): AppStore['dispatch'] => useAccount().store.dispatch

/** @param selector gives what stands in the state, and makes nothing anew */
export function useAccountSelector<T>(selector: (state: AppState) => T): T {
  const { store } = useAccount()
  return useSyncExternalStore(store.subscribe, () => selector(store.getState()))
}
