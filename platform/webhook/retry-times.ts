/** When a webhook message that the site refuses is due again. */

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15 * 60 * 1000

/** Milliseconds to wait after so many failures in a row. */
export const toPause = (failures: number): number => Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE)

export interface RetryTimes {
  /** Milliseconds until a message is due; 0 or less where it is. */
  untilDue: (id: string) => number
  /** @returns how often the message has failed by now */
  fail: (id: string) => number
  forget: (id: string) => void
}

/** Measured by the process's own clock, which no test freezes; a restart makes everything due. */
export function makeRetryTimes(): RetryTimes {
  const failures = new Map<string, { count: number; dueAt: number }>()
  return {
    untilDue: (id) => (failures.get(id)?.dueAt ?? 0) - performance.now(),
    fail(id) {
      const count = (failures.get(id)?.count ?? 0) + 1
      failures.set(id, { count, dueAt: performance.now() + toPause(count) })
      return count
    },
    forget: (id) => void failures.delete(id),
  }
}
