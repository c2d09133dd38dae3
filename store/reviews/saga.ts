/** Reads the reviews of a film, twenty at a time. Knows no component. */
import type { Action } from '@reduxjs/toolkit'
import { put } from 'redux-saga/effects'
import { toErrorView } from '@/lib/http/errors'
import { callWhile, type Step, selectFrom, workForLast } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { selectReceived } from '@/store/progress/selectors'
import { progressSlice } from '@/store/progress/slice'
import { moreReviewsWanted, reviewsLeft, reviewsSlice, reviewsWanted } from './slice'

const { requested, received, moreReceived, failed } = reviewsSlice.actions
const { listRead } = progressSlice.actions

/** What a call asks for (S9.7). */
const PER_CALL = 20

export function* reviewsSaga(api: LoyaltyApi): Step {
  function* work(action: Action): Step {
    const isFirst = reviewsWanted.match(action)
    if (!isFirst && !moreReviewsWanted.match(action)) return
    yield put(requested())
    const skip = isFirst ? 0 : yield* selectFrom(selectReceived('reviews'))
    try {
      const list = yield* callWhile((signal) => api.getReviews(action.payload, { skip, signal }))
      yield put(isFirst ? received(list.items) : moreReceived(list.items))
      const reading = { received: skip + list.received, hasMore: list.received >= PER_CALL }
      yield put(listRead({ list: 'reviews', ...reading }))
    } catch (error) {
      yield put(failed(toErrorView(error)))
    }
  }
  yield* workForLast([reviewsWanted, moreReviewsWanted, reviewsLeft], work)
}
