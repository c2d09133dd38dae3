/** What components of the account area use of the store that stands around them. Loads nothing by itself. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AppStore } from './make-store'
import type { AppState } from './state'

export const AccountContext = createContext<AppStore | undefined>(undefined)

function useAccountStore(): AppStore {
  const store = useContext(AccountContext)
  if (!store) throw new Error('The account area has no store around it')
  return store
}

export const useAccountDispatch = (): AppStore['dispatch'] => useAccountStore().dispatch

/** @param selector gives what stands in the state, and makes nothing anew */
export function useAccountSelector<T>(selector: (state: AppState) => T): T {
  const store = useAccountStore()
  return useSyncExternalStore(store.subscribe, () => selector(store.getState()))
}
