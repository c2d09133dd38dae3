/** Whether the site can be told anything at all, and when it is tried again. */
import { toPause } from './retry-times'

/** A write during an outage brings the next attempt forward, to this long after the last one. */
const SHORTEST_PAUSE = 1000

export interface Outage {
  isOn: () => boolean
  /** Milliseconds until the site is tried again; 0 or less where it may be told. */
  untilRetry: () => number
  /** @returns how often the site has failed in a row */
  fail: () => number
  end: () => void
  /** Something new waits to be told. */
  hurry: () => void
}

export function makeOutage(): Outage {
  let failures = 0
  let failedAt = 0
  let retryAt = 0
  return {
    isOn: () => failures > 0,
    untilRetry: () => retryAt - performance.now(),
    fail() {
      failures += 1
      failedAt = performance.now()
      retryAt = failedAt + toPause(failures)
      return failures
    },
    end() {
      failures = 0
      retryAt = 0
    },
    hurry() {
      retryAt = Math.min(retryAt, failedAt + SHORTEST_PAUSE)
    },
  }
}
