/** Loads what the loyalty back end knows of a film. A failure is for the console only (S8.5). */
import { type Action, isAnyOf } from '@reduxjs/toolkit'
import { put, takeLatest } from 'redux-saga/effects'
import { toErrorView } from '@/lib/http/errors'
import { callAbortable, type Step } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { failed, loadingStarted, movieInfoSuccess, movieLeft, received } from './slice'

function* work(api: LoyaltyApi, action: Action): Step {
  if (!movieInfoSuccess.match(action)) return
  yield put(loadingStarted())
  try {
    yield put(received(yield* callAbortable((signal) => api.getMovie(action.payload, signal))))
  } catch (error) {
    console.error(`Movie info: ${toErrorView(error).message}`)
    yield put(failed())
  }
}

export function* movieSaga(api: LoyaltyApi): Step {
  yield takeLatest(isAnyOf(movieInfoSuccess, movieLeft), (action) => work(api, action))
}
