/** Loads the first or the next page of a list into its slice, and notes how far it was read. */
import type { Action } from '@reduxjs/toolkit'
import { put } from 'redux-saga/effects'
import { type HttpErrorView, toErrorView } from '@/lib/http/errors'
import { type Step, select } from '@/store/effects'
import type { ListOf } from '@/store/loyalty/answers'
import type { RootState } from '@/store/root-reducer'
import type { ListState, PageOf } from './list-reducers'
import { type ListName, type Page, pageFailed, pageRead, selectPagination } from './slice'

interface ListSlice<T> {
  name: ListName
  actions: {
    loadingStarted: () => Action
    pageReceived: (payload: PageOf<T>) => Action
    loadingFailed: (payload: HttpErrorView) => Action
  }
  selectSlice: (state: RootState) => ListState<T>
}

interface PageRequest<T> {
  page: Page
  /** How many the server sends at once (S9.7, S9.8): where they are fewer, they are the last. */
  pageSize: number
  /** Asks for what comes after so many. */
  fetch: (skip: number) => Step<ListOf<T>>
}

export function* loadPage<T>(slice: ListSlice<T>, { page, pageSize, fetch }: PageRequest<T>): Step {
  const { name: list, actions, selectSlice } = slice
  yield put(actions.loadingStarted())
  const skip = page === 'first' ? 0 : (yield* select(selectPagination, list)).received
  const { items: shown } = yield* select(selectSlice)
  try {
    const { items, received } = yield* fetch(skip)
    yield put(actions.pageReceived({ page, items }))
    const { items: now } = yield* select(selectSlice)
    // A server that sends the same again would do so for ever.
    const isRepeated = page === 'next' && items.length > 0 && now.length === shown.length
    yield put(pageRead({ list, received: skip + received, hasMore: received >= pageSize && !isRepeated }))
  } catch (error) {
    yield put(pageFailed({ list, page }))
    yield put(actions.loadingFailed(toErrorView(error)))
  }
}
