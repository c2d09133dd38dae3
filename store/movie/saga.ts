/** Reads what the loyalty back end knows of a film. A failure is for the console only (S8.5). Knows no component. */
import type { Action } from '@reduxjs/toolkit'
import { put } from 'redux-saga/effects'
import { toErrorView } from '@/lib/http/errors'
import { callWhile, type Step, workForLast } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { movieInfoSuccess, movieLeft, movieSlice } from './slice'

const { requested, received, failed } = movieSlice.actions

export function* movieSaga(api: LoyaltyApi): Step {
  function* work(action: Action): Step {
    if (!movieInfoSuccess.match(action)) return
    yield put(requested())
    try {
      yield put(received(yield* callWhile((signal) => api.getMovie(action.payload, signal))))
    } catch (error) {
      console.error(`Movie info: ${toErrorView(error).message}`)
      yield put(failed())
    }
  }
  yield* workForLast([movieInfoSuccess, movieLeft], work)
}
