/** Adds films to the watch list, when there is a network. A failure is for the console only (S8.6). */
import { call, put, race, take, takeEvery } from 'redux-saga/effects'
import { toErrorView } from '@/lib/http/errors'
import { callAbortable, call as callStep, type Step, select } from '@/store/effects'
import type { Movie } from '@/store/loyalty/answers'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { loggedOut, selectIsLoggedIn } from '@/store/user-profile/slice'
import { addingBegun, addingEnded, selectIsAdding } from './adding-slice'
import { addMovieRequested, movieAdded } from './slice'

function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
}

function* add(api: LoyaltyApi, movie: Movie): Step {
  yield put(addingBegun(movie.movieId))
  try {
    yield* callStep(untilOnline)
    const isConfirmed = yield* callAbortable((signal) => api.addMovie(movie.movieId, signal))
    if (isConfirmed) yield put(movieAdded(movie))
    else console.error('The film was not added to the watch list')
  } catch (error) {
    console.error(`The film was not added to the watch list: ${toErrorView(error).message}`)
  } finally {
    yield put(addingEnded(movie.movieId))
  }
}

function* work(api: LoyaltyApi, { payload }: ReturnType<typeof addMovieRequested>): Step {
  const isAdding = yield* select(selectIsAdding, payload.movieId)
  const isLoggedIn = yield* select(selectIsLoggedIn)
  if (isLoggedIn && !isAdding) yield race([call(add, api, payload), take(loggedOut)])
}

export function* addingSaga(api: LoyaltyApi): Step {
  yield takeEvery(addMovieRequested, work, api)
}
