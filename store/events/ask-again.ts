/** After a failure the live states are asked for again, later each time, while somebody can see the answer. */
import { type EventChannel, eventChannel } from 'redux-saga'
import { delay, put, take as takeAction } from 'redux-saga/effects'
import { now } from '@/lib/clock'
import { toErrorView } from '@/lib/http/errors'
import { type Step, take } from '@/store/effects'
import { checkFailed } from './checks-slice'
import { eventsRequested } from './slice'

/** Milliseconds, here and below: after a failure nothing is asked for as long, however often it is wanted. */
const PAUSE = 30_000
const LONGEST = 10 * 60_000

export interface Pause {
  until: number
  /** Of the last one; 0 while all goes well. */
  length: number
}

/** Several calls that fail together are one failure. */
export function lengthen(pause: Pause, error: unknown): void {
  if (now() < pause.until) return
  const { retryAfter = 0 } = toErrorView(error)
  pause.length = Math.min(Math.max(PAUSE, 2 * pause.length), LONGEST)
  pause.until = now() + Math.max(pause.length, retryAfter * 1000)
}

const canBeSeen = () => document.visibilityState === 'visible' && navigator.onLine

const whenSeen = (): EventChannel<true> =>
  eventChannel((emit) => {
    const ending = new AbortController()
    const listener = () => canBeSeen() && emit(true)
    document.addEventListener('visibilitychange', listener, { signal: ending.signal })
    window.addEventListener('online', listener, { signal: ending.signal })
    return () => ending.abort()
  })

/** @param getShown ids of the events that the page shows by then */
export function* askAgain(pause: Pause, getShown: () => string[]): Step {
  for (;;) {
    yield takeAction(checkFailed)
    while (now() < pause.until) yield delay(pause.until - now())
    if (!canBeSeen()) {
      const seen = whenSeen()
      yield* take(seen)
      seen.close()
    }
    yield put(eventsRequested(getShown()))
  }
}
