/** Adds a film's reviews to a store with the account area: their slice and their saga. */
import type { LoyaltyApi } from '@/store/loyalty/api'
import type { AppStore } from '@/store/make-store'
import { reviewsSaga } from './saga'
import { reviewsSlice } from './slice'

export const addReviews = (store: AppStore, api: LoyaltyApi): void =>
  store.extend({ reviews: reviewsSlice.reducer }, () => reviewsSaga(api))
