/** redux-saga's effects with the types of what they give, to be used with `yield*`. Knows no slice. */
import type { Action, ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit'
import { buffers, type Channel, type TakeableChannel } from 'redux-saga'
import { actionChannel, call, type Effect, flush, select, take, takeLatest } from 'redux-saga/effects'

export type Step<T = void> = Generator<Effect, T>

export function* callTo<A extends unknown[], T>(work: (...args: A) => Promise<T>, ...args: A): Step<T> {
  return yield call(work, ...args)
}

/** As callTo; the call is given up when the saga is cancelled. */
export function* callWhile<T>(work: (signal: AbortSignal) => Promise<T>): Step<T> {
  const ending = new AbortController()
  try {
    return yield call(work, ending.signal)
  } finally {
    ending.abort()
  }
}

/** Works for the last of such actions: what an earlier one began is cancelled. */
export function* workForLast(creators: readonly { type: string }[], work: (action: Action) => Step): Step {
  yield takeLatest(
    creators.map(({ type }) => type),
    work,
  )
}

export function* selectFrom<S, T>(selector: (state: S) => T): Step<T> {
  return yield select(selector)
}

/** Every such action from now on, none lost while the saga is busy. */
export function* openChannel<P>(creator: ActionCreatorWithPayload<P>): Step<Channel<PayloadAction<P>>> {
  return yield actionChannel(creator.type, buffers.expanding())
}

export function* takeFrom<T>(channel: TakeableChannel<T>): Step<T> {
  return yield take(channel)
}

/** All that wait in the channel; nothing is waited for. */
export function* flushFrom<T extends object>(channel: Channel<T>): Step<T[]> {
  return yield flush(channel)
}
