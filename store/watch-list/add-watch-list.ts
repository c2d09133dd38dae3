/** Adds the visitor's watch list to a store with the account area: its slice and its saga. */
import type { LoyaltyApi } from '@/store/loyalty/api'
import type { AppStore } from '@/store/make-store'
import { watchListSaga } from './saga'
import { watchListSlice } from './slice'

export const addWatchList = (store: AppStore, api: LoyaltyApi): void =>
  store.extend({ watchList: watchListSlice.reducer }, () => watchListSaga(api))
