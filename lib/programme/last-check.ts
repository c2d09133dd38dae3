/** When a state of sale was known last, told where it cannot be checked any more. */
import { formatClock, formatDateTime } from '@/lib/format'

/** How the questions for a live state went. */
export interface LastCheck {
  /** Epoch milliseconds; undefined before the first answer. */
  checkedAt: number | undefined
  /** Whether the last question got no answer. */
  hasFailed: boolean
}

/** Milliseconds. */
const OLD_AFTER = 5 * 60_000
/** By then the time of day alone may be that of another day. */
const DATED_AFTER = 12 * 3_600_000

/** @param renderedAt when the page was made. @returns undefined while the state can be checked */
export const toKnownAt = (check: LastCheck | undefined, renderedAt: number): number | undefined =>
  check?.hasFailed ? (check.checkedAt ?? renderedAt) : undefined

/** @returns when toKnownWords changes what it says, epoch milliseconds */
export const toKnownTurns = (knownAt: number | undefined): number[] =>
  knownAt === undefined ? [] : [knownAt + OLD_AFTER, knownAt + DATED_AFTER]

/** @returns "Sist sjekket kl. 14.05" where that is worth a line */
export function toKnownWords(knownAt: number | undefined, now: number): string | undefined {
  if (knownAt === undefined || now < knownAt + OLD_AFTER) return undefined
  return `Sist sjekket ${now < knownAt + DATED_AFTER ? formatClock(knownAt) : formatDateTime(knownAt)}`
}
