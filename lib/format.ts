/**
 * Dates and times in words, by Intl, always on the clock of Oslo. Knows the house's way of writing ("18.00", "kl."), and
 * nothing of what it writes about. Never throws: what cannot be told is ''.
 */
import { ZONE } from './clock'
import { HOME, plain } from './locale'
import { memoize } from './memoize'

const REGIONS: ReadonlyMap<string, string> = new Map([
  ['nb', HOME],
  ['no', HOME],
  ['nn', 'nn-NO'],
  ['en', 'en-GB'],
])

/** Of a page's locale, as content gives it: anything; what is no known language becomes the house's own. */
const toIntlLocale = memoize((locale: string): string => {
  try {
    const { language } = new Intl.Locale(locale)
    return REGIONS.get(language) ?? Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? HOME
  } catch {
    return HOME
  }
})

const isNorwegian = (locale: string) => /^n[bn]-NO$/.test(locale)

const SHAPES = {
  date: { weekday: 'long', day: 'numeric', month: 'long' },
  wholeDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { weekday: 'short', day: 'numeric', month: 'short' },
  fullDate: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  dayOfMonth: { day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(shape: keyof typeof SHAPES, locale: string): Intl.DateTimeFormat {
  const key = `${shape} ${locale}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...SHAPES[shape], timeZone: ZONE })
  formatters.set(key, made)
  return made
}

const isTellable = (at: number) => !Number.isNaN(new Date(at).getTime())

function write(shape: keyof typeof SHAPES, at: number, locale: string): string {
  return isTellable(at) ? plain(formatterOf(shape, toIntlLocale(locale)).format(at)) : ''
}

/** @param at epoch milliseconds, here and below. @returns "lørdag 21. november" */
export const formatDate = (at: number, locale = HOME) => write('date', at, locale)

/** @returns "lørdag 21. november 2026" */
export const formatWholeDate = (at: number, locale = HOME) => write('wholeDate', at, locale)

/** @returns "lør. 21. nov." */
export const formatShortDate = (at: number, locale = HOME) => write('shortDate', at, locale)

/** @returns "21. november 2026" */
export const formatFullDate = (at: number, locale = HOME) => write('fullDate', at, locale)

/** @returns "november 2026" */
export const formatMonth = (at: number, locale = HOME) => write('month', at, locale)

/** @returns "nov.", as it stands in a date */
export function formatShortMonth(at: number, locale = HOME): string {
  if (!isTellable(at)) return ''
  const parts = formatterOf('dayAndMonth', toIntlLocale(locale)).formatToParts(at)
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}

/** @returns "lørdag" */
export const formatWeekday = (at: number, locale = HOME) => write('weekday', at, locale)

/** @returns "21", for a date tile */
export function formatDayOfMonth(at: number): string {
  return write('dayOfMonth', at, 'en')
}

/** @returns "18.00"; with a colon in other languages than Norwegian */
export function formatTime(at: number, locale = HOME): string {
  const time = write('time', at, locale)
  return isNorwegian(toIntlLocale(locale)) ? time.replace(':', '.') : time
}

/** @returns "kl. 18.00"; "18:00" in other languages than Norwegian */
export function formatClock(at: number, locale = HOME): string {
  const time = formatTime(at, locale)
  return isNorwegian(toIntlLocale(locale)) && time !== '' ? `kl. ${time}` : time
}

function join(date: string, at: number, locale: string): string {
  if (date === '') return ''
  return `${date}${isNorwegian(toIntlLocale(locale)) ? '' : ','} ${formatClock(at, locale)}`
}

/** @returns "lør. 21. nov. kl. 18.00" */
export const formatDateTime = (at: number, locale = HOME) => join(formatShortDate(at, locale), at, locale)

/** @returns "lørdag 21. november kl. 18.00" */
export const formatLongDateTime = (at: number, locale = HOME) => join(formatDate(at, locale), at, locale)

/** @returns "21. november 2026 kl. 18.00" */
export const formatFullDateTime = (at: number, locale = HOME) => join(formatFullDate(at, locale), at, locale)
