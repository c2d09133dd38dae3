/**
 * Asks for the live states that pages want: each id once, gathered, 200 a call (S4.7, S7.16).
 * What was asked two minutes ago and more may be asked anew when the tab is looked at again.
 */
import type { PayloadAction } from '@reduxjs/toolkit'
import { type Channel, type EventChannel, eventChannel } from 'redux-saga'
import { delay, fork, put } from 'redux-saga/effects'
import { now } from '@/lib/clock'
import type { Runtime } from '@/lib/runtime'
import { actionChannel, call, flush, type Step, select, take } from '@/store/effects'
import { askAgain, lengthen, type Pause } from './ask-again'
import { checked, checkFailed } from './checks-slice'
import { createLiveStates, type FetchLiveStates } from './live-states'
import { eventsRequested, fetchStarted, received, released, selectRequested } from './slice'

const PER_CALL = 200
/** Milliseconds, here and below: buttons that appear together are asked for together. */
const GATHERING = 20
const STALE_AFTER = 2 * 60_000

/** An id that can stand in a comma-joined list, in an address of bounded length. */
const ASKABLE = /^[^,]{1,100}$/

interface Memory {
  askedAt: Map<string, number>
  pause: Pause
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
    yield* take(shown)
    const limit = now() - STALE_AFTER
    const stale = [...askedAt].filter(([, at]) => at < limit).map(([id]) => id)
    for (const id of stale) askedAt.delete(id)
    if (stale.length > 0) yield put(released(stale))
  }
}

function* fetchSome(fetchLiveStates: FetchLiveStates, ids: string[], memory: Memory): Step {
  try {
    yield put(received(yield* call(fetchLiveStates, ids)))
    yield put(checked({ ids, at: now() }))
    memory.pause.length = 0
  } catch (error) {
    console.error('Failed to fetch')
    lengthen(memory.pause, error)
    for (const id of ids) memory.askedAt.delete(id)
    yield put(released(ids))
    yield put(checkFailed(ids))
  }
}

/** Waits for the first that is wanted, and a moment or the rest of a pause for the others. */
function* gather(wanted: Channel<PayloadAction<string[]>>, memory: Memory): Step<string[]> {
  const first = yield* take(wanted)
  yield delay(GATHERING)
  const pause = memory.pause.until - now()
  if (pause > 0) yield delay(pause)
  const others = yield* flush(wanted)
  const known = new Set(yield* select(selectRequested))
  const ids = new Set([first, ...others].flatMap((action) => action.payload))
  return [...ids].filter((id) => !known.has(id) && ASKABLE.test(id))
}

export interface EventsSettings {
  runtime: Runtime
  /** Ids of the events that the page shows now. */
  getShown: () => string[]
}

export function* eventsSaga({ runtime, getShown }: EventsSettings): Step {
  const fetchLiveStates = createLiveStates(runtime)
  const memory: Memory = { askedAt: new Map(), pause: { until: 0, length: 0 } }
  yield fork(releaseStale, memory)
  yield fork(askAgain, memory.pause, getShown)
  const wanted = yield* actionChannel(eventsRequested)
  for (;;) {
    const ids = yield* gather(wanted, memory)
    if (ids.length === 0) continue
    yield put(fetchStarted(ids))
    for (const id of ids) memory.askedAt.set(id, now())
    for (let from = 0; from < ids.length; from += PER_CALL) {
      yield fork(fetchSome, fetchLiveStates, ids.slice(from, from + PER_CALL), memory)
    }
  }
}
