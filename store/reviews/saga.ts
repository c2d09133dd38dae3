/** Loads the reviews of a film, twenty at a time. */
import { type Action, isAnyOf } from '@reduxjs/toolkit'
import { put, takeLatest } from 'redux-saga/effects'
import { callAbortable, type Step } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { loadPage } from '@/store/pagination/load-page'
import { listForgotten, type Page } from '@/store/pagination/slice'
import { moreReviewsRequested, reviewsLeft, reviewsRequested, reviewsSlice } from './slice'

/** What a call asks for (S9.7). */
const PAGE_SIZE = 20

const load = (api: LoyaltyApi, ediNumber: string, page: Page) =>
  loadPage(reviewsSlice, {
    page,
    pageSize: PAGE_SIZE,
    fetch: (skip) => callAbortable((signal) => api.getReviews(ediNumber, { skip, signal })),
  })

function* work(api: LoyaltyApi, action: Action): Step {
  if (reviewsRequested.match(action)) yield* load(api, action.payload, 'first')
  if (moreReviewsRequested.match(action)) yield* load(api, action.payload, 'next')
  if (reviewsLeft.match(action)) yield put(listForgotten('reviews'))
}

export function* reviewsSaga(api: LoyaltyApi): Step {
  yield takeLatest(isAnyOf(reviewsRequested, moreReviewsRequested, reviewsLeft), (action) => work(api, action))
}
