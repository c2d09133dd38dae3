/** Days and wall-clock times of Europe/Oslo. Knows no programme, and not what time it is now. */

const ZONE = 'Europe/Oslo'
const DAY = 86_400_000
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** @returns 'YYYY-MM-DD HH:MM:SS' in Oslo */
const toWallClock = (instant: number) => wallClock.format(instant)

/** @returns the day of an instant in Oslo, as 'YYYY-MM-DD' */
export const toDay = (instant: number) => toWallClock(instant).slice(0, 10)

/** @returns the time of an instant in Oslo, as 'HH:MM' */
export const toTime = (instant: number) => toWallClock(instant).slice(11, 16)

/** @returns whole days since 1970-01-01 */
export const toDayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY

export const addDays = (day: string, days: number) =>
  new Date((toDayNumber(day) + days) * DAY).toISOString().slice(0, 10)

/** @returns 0 for Monday to 6 for Sunday */
export const toWeekday = (day: string) => (((toDayNumber(day) + 3) % 7) + 7) % 7

/** @returns whole weeks, from Monday, since the week of 1970-01-01 */
export const toWeekNumber = (day: string) => Math.floor((toDayNumber(day) + 3) / 7)

/** @returns minutes since midnight of a time 'HH:MM'; hours from 24 belong to the night after */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function offsetAt(instant: number): number {
  const whole = Math.floor(instant / 1000) * 1000
  return Date.parse(`${toWallClock(whole).replace(' ', 'T')}Z`) - whole
}

/**
 * @param day  'YYYY-MM-DD'
 * @param time 'HH:MM' on the clock of Oslo; '24:15' is a quarter past midnight of the next day
 * @returns epoch milliseconds. A time that occurs twice is the one before the clock is put back; one that the clock
 *   leaps over is an hour later.
 */
export function toInstant(day: string, time: string): number {
  const minutes = toMinutes(time)
  const date = addDays(day, Math.floor(minutes / 1440))
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + (minutes % 1440) * 60_000
  const candidates = [asIfUtc - offsetAt(asIfUtc - DAY), asIfUtc - offsetAt(asIfUtc + DAY)]
  const exact = candidates.filter((instant) => instant + offsetAt(instant) === asIfUtc)
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)
}
