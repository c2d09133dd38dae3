/** What components of the account area use of the store that stands around them. Loads no slice by itself. */
import { createContext, useContext, useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { Step } from './effects'
import type { LoyaltyApi } from './loyalty/api'
import type { AppStore } from './make-store'
import type { RootState } from './root-reducer'

export const LoyaltyContext = createContext<LoyaltyApi | undefined>(undefined)

const useAccountStore = useStore.withTypes<AppStore>()

export const useAccountDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAccountSelector = useSelector.withTypes<RootState>()

/** The calls, for a component that makes one by itself. */
export function useLoyalty(): LoyaltyApi {
  const api = useContext(LoyaltyContext)
  if (!api) throw new Error('The account area has no calls around it')
  return api
}

/** Starts the saga of the component that uses it. To stand before the effects that dispatch to it. */
export function useAccountSaga(saga: (api: LoyaltyApi) => Step): void {
  const store = useAccountStore()
  const api = useLoyalty()
  useEffect(() => store.startSaga(saga, api), [saga, store, api])
}
