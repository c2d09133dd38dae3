/** Reads the first or the next part of a list, and notes how far it was read. Knows no list. */
import type { PayloadAction } from '@reduxjs/toolkit'
import { put } from 'redux-saga/effects'
import { type HttpErrorView, toErrorView } from '@/lib/http/errors'
import { type Step, selectFrom } from '@/store/effects'
import type { ListOf } from '@/store/loyalty/answers'
import { selectReading } from './selectors'
import { type ListName, type Part, progressSlice } from './slice'

interface PartOfList<S> {
  list: ListName
  part: Part
  /** How many the server sends at once (S9.7, S9.8): where they are fewer, they are the last. */
  perCall: number
  /** How many are shown. */
  count: (state: S) => number
  /** Asks for what comes after so many, and adds it to the list. */
  load: (skip: number) => Step<ListOf<unknown>>
  failed: (error: HttpErrorView) => PayloadAction<HttpErrorView>
}

export function* readPart<S>({ list, part, perCall, count, load, failed }: PartOfList<S>): Step {
  const { received: before } = yield* selectFrom(selectReading(list))
  const skip = part === 'first' ? 0 : before
  const shown = yield* selectFrom(count)
  try {
    const { items, received } = yield* load(skip)
    // A server that sends the same again would do so for ever.
    const isRepeated = part === 'next' && items.length > 0 && (yield* selectFrom(count)) === shown
    const hasMore = received >= perCall && !isRepeated
    yield put(progressSlice.actions.partRead({ list, received: skip + received, hasMore }))
  } catch (error) {
    yield put(progressSlice.actions.partFailed({ list, part }))
    yield put(failed(toErrorView(error)))
  }
}
