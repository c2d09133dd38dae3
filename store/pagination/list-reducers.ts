/** What the slices of the three paginated lists do alike (S4.11). */
import type { PayloadAction } from '@reduxjs/toolkit'
import type { HttpErrorView } from '@/lib/http/errors'
import { withoutDuplicates } from '@/store/without-duplicates'
import type { Page } from './slice'

export interface ListState<T> {
  items: T[]
  loading: boolean
  error: HttpErrorView | undefined
}

export interface PageOf<T> {
  page: Page
  items: T[]
}

export const EMPTY_LIST = { items: [], loading: false, error: undefined }

/** @param keyOf what makes two the same: an item that came meanwhile moves the others, so that one may come twice */
export const toListReducers = <T>(keyOf: (item: T) => unknown) => ({
  loadingStarted(state: ListState<T>) {
    state.loading = true
    state.error = undefined
  },
  pageReceived(state: ListState<T>, { payload: { page, items } }: PayloadAction<PageOf<T>>) {
    if (page === 'first') state.items = []
    state.items.push(...withoutDuplicates(state.items, items, keyOf))
    state.loading = false
  },
  loadingFailed(state: ListState<T>, { payload }: PayloadAction<HttpErrorView>) {
    state.error = payload
    state.loading = false
  },
})
