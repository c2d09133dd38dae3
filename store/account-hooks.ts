/** What components of the account area use of the store that stands around them. Loads no slice by itself. */
import { createContext, useContext, useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { LoyaltyApi } from './loyalty/api'
import type { AppStore } from './make-store'
import type { AppState } from './state'

export const LoyaltyContext = createContext<LoyaltyApi | undefined>(undefined)

const useAccountStore = useStore.withTypes<AppStore>()

export const useAccountDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAccountSelector = useSelector.withTypes<AppState>()

/**
 * A part of the store that comes with the component which uses it. To stand before the effects that dispatch to it.
 * @param add stable
 */
export function useAccountPart(add: (store: AppStore, api: LoyaltyApi) => void): void {
  const store = useAccountStore()
  const api = useContext(LoyaltyContext)
  if (!api) throw new Error('The account area has no calls around it')
  useEffect(() => add(store, api), [add, store, api])
}
