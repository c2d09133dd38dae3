/** Adds to a store with the account area what is known of a film: its slice and its saga. */
import type { LoyaltyApi } from '@/store/loyalty/api'
import type { AppStore } from '@/store/make-store'
import { movieSaga } from './saga'
import { movieSlice } from './slice'

export const addMovie = (store: AppStore, api: LoyaltyApi): void =>
  store.extend({ movie: movieSlice.reducer }, () => movieSaga(api))
