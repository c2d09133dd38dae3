/** Reads the reviews of a film, twenty at a time. Knows no component. */
import type { Action } from '@reduxjs/toolkit'
import { put } from 'redux-saga/effects'
import { callWhile, type Step, workForLast } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { readPart } from '@/store/progress/read-part'
import { type Part, progressSlice } from '@/store/progress/slice'
import { selectReviews, type WithReviews } from './selectors'
import { moreReviewsWanted, reviewsLeft, reviewsSlice, reviewsWanted } from './slice'

const { requested, received, moreReceived, failed } = reviewsSlice.actions

/** What a call asks for (S9.7). */
const PER_CALL = 20

function* load(api: LoyaltyApi, ediNumber: string, part: Part): Step {
  yield put(requested())
  yield* readPart({
    list: 'reviews',
    part,
    perCall: PER_CALL,
    count: (state: WithReviews) => selectReviews(state).items.length,
    failed,
    *load(skip) {
      const list = yield* callWhile((signal) => api.getReviews(ediNumber, { skip, signal }))
      yield put(part === 'first' ? received(list.items) : moreReceived(list.items))
      return list
    },
  })
}

export function* reviewsSaga(api: LoyaltyApi): Step {
  function* work(action: Action): Step {
    if (reviewsWanted.match(action)) yield* load(api, action.payload, 'first')
    if (moreReviewsWanted.match(action)) yield* load(api, action.payload, 'next')
    if (reviewsLeft.match(action)) yield put(progressSlice.actions.listForgotten('reviews'))
  }
  yield* workForLast([reviewsWanted, moreReviewsWanted, reviewsLeft], work)
}
