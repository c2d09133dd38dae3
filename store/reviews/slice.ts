/** Reviews of the film that is looked at (S3.14, S4.11). Knows no call. */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { HttpErrorView } from '@/lib/http/errors'
import type { Review } from '@/store/loyalty/answers'
import { unlisted } from '@/store/unlisted'

export interface ReviewsState {
  items: Review[]
  loading: boolean
  error: HttpErrorView | undefined
}

const initialState: ReviewsState = { items: [], loading: false, error: undefined }

/** The payload of both is the film's ediNumber. */
export const reviewsWanted = createAction<string>('reviews/wanted')
/** "Vis flere". */
export const moreReviewsWanted = createAction<string>('reviews/moreWanted')

const byId = ({ id }: Review) => id

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    requested(state) {
      state.loading = true
      state.error = undefined
    },
    received(state, { payload }: PayloadAction<Review[]>) {
      state.items = unlisted([], payload, byId)
      state.loading = false
    },
    /** A review that was written meanwhile moves the others: one may come twice, and is shown once. */
    moreReceived(state, { payload }: PayloadAction<Review[]>) {
      state.items.push(...unlisted(state.items, payload, byId))
      state.loading = false
    },
    failed(state, { payload }: PayloadAction<HttpErrorView>) {
      state.error = payload
      state.loading = false
    },
    /** The visitor looks at something else: what is under way is given up. */
    reviewsLeft: () => initialState,
  },
})

export const { reviewsLeft } = reviewsSlice.actions
