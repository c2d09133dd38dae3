/** Reads the reviews slice, which is in the store once the account area is used. */
import { type ReviewsState, reviewsSlice } from './slice'

export interface WithReviews {
  reviews?: ReviewsState
}

export const selectReviews = (state: WithReviews): ReviewsState => state.reviews ?? reviewsSlice.getInitialState()
