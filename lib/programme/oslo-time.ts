/** Instants as calendars and search engines read them. */
import { ZONE } from '@/lib/clock'

const MINUTE = 60_000
/** Years of four digits, and clocks that have whole minutes. */
const FIRST = Date.UTC(1970)
const LAST = Date.UTC(9999)

const offset = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' })

/** @param at epoch milliseconds. @returns false for times that calendars cannot hold */
export const isDatable = (at: number): boolean => at >= FIRST && at < LAST

/** @returns "2026-11-21T18:00:00+01:00"; undefined where it is not datable */
export function toOsloTime(at: number): string | undefined {
  if (!isDatable(at)) return undefined
  const name = offset.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '00', minutes = '00'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  const distance = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE
  return `${new Date(at + distance).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`
}
