/** Reads the watch list, ten films at a time, and adds to it. Knows no component. */
import type { Action } from '@reduxjs/toolkit'
import { call, put, race, take, takeEvery } from 'redux-saga/effects'
import { toErrorView } from '@/lib/http/errors'
import { callTo, callWhile, type Step, selectFrom, workForLast } from '@/store/effects'
import type { Movie } from '@/store/loyalty/answers'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { readPart } from '@/store/progress/read-part'
import { selectIsAdding, type WithProgress } from '@/store/progress/selectors'
import { type Part, progressSlice } from '@/store/progress/slice'
import { selectIsLoggedIn } from '@/store/user-profile/selectors'
import { loggedOut } from '@/store/user-profile/slice'
import { selectWatchList, type WithWatchList } from './selectors'
import { addMovieWanted, moreWatchListWanted, watchListLeft, watchListSlice, watchListWanted } from './slice'

const { requested, received, moreReceived, failed, movieAdded } = watchListSlice.actions
const { addingBegun, addingEnded } = progressSlice.actions

/** What the server sends of itself (S9.8). */
const PER_CALL = 10

/** A film that was added while the list was on its way may not be in it yet. */
function* withAddedMeanwhile(items: Movie[], before: readonly Movie[]): Step<Movie[]> {
  const { items: current } = yield* selectFrom(selectWatchList)
  return [...items, ...current.filter((movie) => !before.includes(movie))]
}

/** The stored token is exchanged first, and only where there is one (S4.13, S6.3). */
function* load(api: LoyaltyApi, part: Part): Step {
  if (!(yield* selectFrom(selectIsLoggedIn))) return
  const isFirst = part === 'first'
  yield put(requested())
  const { items: known } = yield* selectFrom(selectWatchList)
  yield* readPart({
    list: 'watchList',
    part,
    perCall: PER_CALL,
    count: (state: WithWatchList) => selectWatchList(state).items.length,
    failed,
    *load(skip) {
      if (isFirst) yield* callTo(api.switchTokens)
      const list = yield* callWhile((signal) => api.getWatchList({ ...(!isFirst && { skip }), signal }))
      const items = yield* withAddedMeanwhile(list.items, known)
      yield put(isFirst ? received(items) : moreReceived(items))
      return list
    },
  })
}

/** A failure is for the console only (S8.6). */
function* add(api: LoyaltyApi, movie: Movie): Step {
  yield put(addingBegun(movie.movieId))
  try {
    const isConfirmed = yield* callWhile((signal) => api.addMovie(movie.movieId, signal))
    if (isConfirmed) yield put(movieAdded(movie))
    else console.error('The film was not added to the watch list')
  } catch (error) {
    console.error(`The film was not added to the watch list: ${toErrorView(error).message}`)
  } finally {
    yield put(addingEnded(movie.movieId))
  }
}

export function* watchListSaga(api: LoyaltyApi): Step {
  function* work(action: Action): Step {
    if (watchListWanted.match(action)) yield* load(api, 'first')
    if (moreWatchListWanted.match(action)) yield* load(api, 'next')
  }
  function* workOnAdding({ payload }: ReturnType<typeof addMovieWanted>): Step {
    const isAdding = yield* selectFrom((state: WithProgress) => selectIsAdding(state, payload.movieId))
    const isLoggedIn = yield* selectFrom(selectIsLoggedIn)
    if (isLoggedIn && !isAdding) yield race([call(add, api, payload), take(loggedOut)])
  }
  yield takeEvery(addMovieWanted, workOnAdding)
  yield* workForLast([watchListWanted, moreWatchListWanted, watchListLeft, loggedOut], work)
}
