/**
 * Asks for the live states that pages want: each id once, gathered, 200 a call (S4.7, S7.16). Knows no component; what
 * was asked two minutes ago and more may be asked anew when the tab is looked at again.
 */
import type { PayloadAction } from '@reduxjs/toolkit'
import { type Channel, type EventChannel, eventChannel } from 'redux-saga'
import { delay, fork, put } from 'redux-saga/effects'
import { now } from '@/lib/clock'
import { toErrorView } from '@/lib/http/errors'
import { callTo, flushFrom, openChannel, type Step, selectFrom, takeFrom } from '@/store/effects'
import { fetchLiveStates, type LiveStates } from './live-states'
import { selectRequested } from './selectors'
import { eventsSlice, eventsWanted } from './slice'

const { requested, released, received } = eventsSlice.actions

const PER_CALL = 200
/** Milliseconds, here and below: buttons that appear together are asked for together. */
const GATHERING = 20
const STALE_AFTER = 2 * 60_000
/** After a failure nothing is asked for as long, however often it is wanted. */
const PAUSE = 30_000

/** An id that can stand in a comma-joined list, in an address of bounded length. */
const ASKABLE = /^[^,]{1,100}$/

interface Memory {
  askedAt: Map<string, number>
  pausedUntil: number
}

const whenTabIsShown = (): EventChannel<Event> =>
  eventChannel((emit) => {
    const listener = (event: Event) => {
      if (document.visibilityState === 'visible') emit(event)
    }
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  })

function* releaseStale({ askedAt }: Memory): Step {
  const shown = whenTabIsShown()
  for (;;) {
    yield* takeFrom(shown)
    const limit = now() - STALE_AFTER
    const stale = [...askedAt].filter(([, at]) => at < limit).map(([id]) => id)
    for (const id of stale) askedAt.delete(id)
    if (stale.length > 0) yield put(released(stale))
  }
}

function* fetchSome(source: LiveStates, ids: string[], memory: Memory): Step {
  try {
    yield put(received(yield* callTo(fetchLiveStates, source, ids)))
  } catch (error) {
    console.error('Failed to fetch')
    const { retryAfter = 0 } = toErrorView(error)
    memory.pausedUntil = now() + Math.max(PAUSE, retryAfter * 1000)
    for (const id of ids) memory.askedAt.delete(id)
    yield put(released(ids))
  }
}

/** Waits for the first that is wanted, and a moment or the rest of a pause for the others. */
function* gather(wanted: Channel<PayloadAction<string[]>>, memory: Memory): Step<string[]> {
  const first = yield* takeFrom(wanted)
  yield delay(GATHERING)
  const pause = memory.pausedUntil - now()
  if (pause > 0) yield delay(pause)
  const others = yield* flushFrom(wanted)
  const known = new Set(yield* selectFrom(selectRequested))
  const ids = new Set([first, ...others].flatMap((action) => action.payload))
  return [...ids].filter((id) => !known.has(id) && ASKABLE.test(id))
}

export function* eventsSaga(source: LiveStates): Step {
  const memory: Memory = { askedAt: new Map(), pausedUntil: 0 }
  yield fork(releaseStale, memory)
  const wanted = yield* openChannel(eventsWanted)
  for (;;) {
    const ids = yield* gather(wanted, memory)
    if (ids.length === 0) continue
    yield put(requested(ids))
    for (const id of ids) memory.askedAt.set(id, now())
    for (let from = 0; from < ids.length; from += PER_CALL) {
      yield fork(fetchSome, source, ids.slice(from, from + PER_CALL), memory)
    }
  }
}
