/** Reviews of the film that is looked at (S3.14, S4.11). */
import { createAction, createSlice } from '@reduxjs/toolkit'
import type { Review } from '@/store/loyalty/answers'
import { EMPTY_LIST, type ListState, toListReducers } from '@/store/pagination/list-reducers'
import { rootReducer } from '@/store/root-reducer'

type ReviewsState = ListState<Review>
declare module '@/store/root-reducer' {
  interface LazySlices {
    reviews: ReviewsState
  }
}

/** The payload of both is the film's ediNumber. */
export const reviewsRequested = createAction<string>('reviews/reviewsRequested')
/** "Vis flere". */
export const moreReviewsRequested = createAction<string>('reviews/moreReviewsRequested')

const initialState: ReviewsState = EMPTY_LIST

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    ...toListReducers<Review>(({ id }) => id),
    /** The visitor looks at something else: what is under way is given up. */
    reviewsLeft: () => initialState,
  },
}).injectInto(rootReducer)

export const { reviewsLeft } = reviewsSlice.actions
export const selectReviews = reviewsSlice.selectSlice
