/** Loads the watch list, ten films at a time. */
import { type Action, isAnyOf } from '@reduxjs/toolkit'
import { fork, takeLatest } from 'redux-saga/effects'
import { call, callAbortable, type Step, select } from '@/store/effects'
import type { Movie } from '@/store/loyalty/answers'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { loadPage } from '@/store/pagination/load-page'
import type { Page } from '@/store/pagination/slice'
import { loggedOut, selectIsLoggedIn } from '@/store/user-profile/slice'
import { addingSaga } from './adding-saga'
import { moreWatchListRequested, selectWatchList, watchListLeft, watchListRequested, watchListSlice } from './slice'

/** What the server sends of itself (S9.8). */
const PAGE_SIZE = 10

/** A film that was added while the list was on its way may not be in it yet. */
function* withAddedMeanwhile(items: Movie[], before: readonly Movie[]): Step<Movie[]> {
  const { items: current } = yield* select(selectWatchList)
  return [...items, ...current.filter((movie) => !before.includes(movie))]
}

/** The stored token is exchanged first, and only where there is one (S4.13, S6.3). */
function* load(api: LoyaltyApi, page: Page): Step {
  if (!(yield* select(selectIsLoggedIn))) return
  const isFirst = page === 'first'
  const { items: known } = yield* select(selectWatchList)
  yield* loadPage(watchListSlice, {
    page,
    pageSize: PAGE_SIZE,
    *fetch(skip) {
      if (isFirst) yield* call(api.switchTokens)
      const list = yield* callAbortable((signal) => api.getWatchList({ ...(!isFirst && { skip }), signal }))
      return { ...list, items: yield* withAddedMeanwhile(list.items, known) }
    },
  })
}

function* work(api: LoyaltyApi, action: Action): Step {
  if (watchListRequested.match(action)) yield* load(api, 'first')
  if (moreWatchListRequested.match(action)) yield* load(api, 'next')
}

export function* watchListSaga(api: LoyaltyApi): Step {
  yield fork(addingSaga, api)
  yield takeLatest(isAnyOf(watchListRequested, moreWatchListRequested, watchListLeft, loggedOut), (action) =>
    work(api, action),
  )
}
