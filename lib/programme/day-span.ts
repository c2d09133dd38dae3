/** When a day of the programme begins and ends, as instants that the browser can compare with its clock. */
import { addDays, type Day, noonOf, toDay } from './days'

export interface DaySpan {
  /** Epoch milliseconds of the programme day's first instant, of the day before's, and of the next day's. */
  start: number
  before: number
  end: number
}

const HOUR = 3_600_000

/** The first hour that counts as the day: 04.00 in Oslo is 02 or 03 in Greenwich. */
function startOf(day: Day): number {
  const early = noonOf(day) - 10 * HOUR
  return toDay(early) === day ? early : early + HOUR
}

export function toDaySpan(day: Day): DaySpan {
  return { before: startOf(addDays(day, -1)), start: startOf(day), end: startOf(addDays(day, 1)) }
}
