/**
 * Days as a cinema counts them: on the clock of Oslo, and a show after midnight belongs to the evening before.
 * Knows no now: who asks says what today is.
 */
import { ZONE } from '@/lib/clock'
import { formatDate, formatWeekday, formatWholeDate } from '@/lib/format'
import { memoize, once } from '@/lib/memoize'

/** A date as 'YYYY-MM-DD', sortable as text. */
export type Day = string

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Before this hour of the clock it is still the evening before. */
const FIRST_HOUR = 4
/** Two days within what a Date can hold, so that a hostile start still has a day before and after. */
const LAST = 8.64e15 - 2 * DAY

const wallClock = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: ZONE,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
    }),
)

const toText = (utc: number) => new Date(utc).toISOString().replace(/T.*/, '')

/** What the clock on the wall in Oslo shows, to the hour, as if it hung in Greenwich. */
const toWallClock = memoize((at: number): number => {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of wallClock().formatToParts(Math.min(Math.max(at, -LAST), LAST)))
    shown[type] = Number(value)
  const date = new Date(0)
  date.setUTCFullYear(shown.year ?? 1970, (shown.month ?? 1) - 1, shown.day ?? 1)
  return date.getTime() + (shown.hour ?? 0) * HOUR
})

/** @param at epoch milliseconds. @returns the day on the programme: before 04:00 it is still the evening before */
export function toDay(at: number): Day {
  return toText(toWallClock(at) - FIRST_HOUR * HOUR)
}

/** @returns the date in the almanac, which turns at midnight */
export function toCalendarDay(at: number): Day {
  return toText(toWallClock(at))
}

/** @returns "natt til søndag" for what is after midnight, and still of the evening before; undefined for the rest */
export function toNightWords(at: number): string | undefined {
  return toDay(at) === toCalendarDay(at) ? undefined : `natt til ${formatWeekday(at)}`
}

/** Whether a text, as from an address, is a day that exists. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const noon = noonOf(text)
  return !Number.isNaN(noon) && toText(noon) === text
}

/** @returns epoch milliseconds within the day, wherever the clocks are: what to hand to lib/format; NaN for no day */
export function noonOf(day: Day): number {
  return Date.parse(`${day}T12:00:00Z`)
}

/** Whole days of the calendar, whatever their length. @returns the day itself where there is no such day */
export function addDays(day: Day, count: number): Day {
  const at = noonOf(day) + count * DAY
  return Math.abs(at) <= 8.64e15 ? toText(at) : day
}

/** @returns how many days from one to the other; negative where `to` is earlier */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((noonOf(to) - noonOf(from)) / DAY)
}

/** @returns "lørdag 21. november"; "onsdag 10. februar 2027" where today is of another year */
export function toDateWords(day: Day, today: Day, locale?: string): string {
  const isThisYear = day.slice(0, -6) === today.slice(0, -6)
  return (isThisYear ? formatDate : formatWholeDate)(noonOf(day), locale)
}

export interface DayOfShowings<T> {
  day: Day
  showings: readonly T[]
}

/** @returns every showing once, days and the showings within them in order of time; ties keep their order */
export function toDays<T extends { start: number }>(showings: readonly T[]): DayOfShowings<T>[] {
  const days = new Map<Day, T[]>()
  for (const showing of showings.toSorted((a, b) => a.start - b.start)) {
    const day = toDay(showing.start)
    const group = days.get(day)
    if (group) group.push(showing)
    else days.set(day, [showing])
  }
  return [...days].map(([day, group]) => ({ day, showings: group }))
}
