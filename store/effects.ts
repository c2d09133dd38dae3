/** redux-saga's effects that give something, with the type of what they give: to be used with `yield*`. */
import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit'
import { buffers, type Channel, type TakeableChannel } from 'redux-saga'
import * as saga from 'redux-saga/effects'
import type { RootState } from './root-reducer'

export type Step<T = void> = Generator<saga.Effect, T>

export function* call<A extends unknown[], T>(work: (...args: A) => Promise<T>, ...args: A): Step<T> {
  return yield saga.call(work, ...args)
}

/** As call; what is under way is aborted when the saga is cancelled. */
export function* callAbortable<T>(work: (signal: AbortSignal) => Promise<T>): Step<T> {
  const ending = new AbortController()
  try {
    return yield saga.call(work, ending.signal)
  } finally {
    ending.abort()
  }
}

export function* select<A extends unknown[], T>(selector: (state: RootState, ...args: A) => T, ...args: A): Step<T> {
  return yield saga.select(selector, ...args)
}

/** Every such action from now on, none lost while the saga is busy. */
export function* actionChannel<P>(creator: ActionCreatorWithPayload<P>): Step<Channel<PayloadAction<P>>> {
  return yield saga.actionChannel(creator.type, buffers.expanding())
}

export function* take<T>(channel: TakeableChannel<T>): Step<T> {
  return yield saga.take(channel)
}

/** All that wait in the channel; nothing is waited for. */
export function* flush<T extends object>(channel: Channel<T>): Step<T[]> {
  return yield saga.flush(channel)
}
