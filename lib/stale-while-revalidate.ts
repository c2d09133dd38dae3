/** Asks for something newer than what is kept, with bounded patience: a platform that hangs holds up nobody for long. */

import { toErrorText } from '@/lib/error-text'
import { logOnce } from '@/lib/log-once'
import { within } from '@/lib/within'

/** How long who asks waits for the newest, milliseconds. */
const PATIENCE = 1_500
/** How long a platform that did not answer, or not in time, is left alone with the question. */
const REST = 5_000

export interface CacheEntry<T> {
  readonly value: T
  /** Epoch milliseconds; 0 where it may be asked for anew at once. */
  restsUntil: number
}

export const toCacheEntry = <T>(value: T): CacheEntry<T> => ({ value, restsUntil: 0 })

/**
 * @param what a name for the log
 * @param ask  puts what it is answered in the place of `kept` by itself, since the answer may come too late for this call
 * @returns what is kept where the answer does not come in time; never throws
 */
export async function loadNewer<T>(kept: CacheEntry<T>, what: string, ask: () => Promise<T>): Promise<T> {
  if (Date.now() < kept.restsUntil) return kept.value
  try {
    const newer = await within(
      PATIENCE,
      ask().then((value) => ({ value })),
    )
    if (newer) return newer.value
  } catch (error) {
    logOnce(`${what}: as it was: ${toErrorText(error)}`)
  }
  kept.restsUntil = Date.now() + REST
  return kept.value
}
