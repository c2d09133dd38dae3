import fc from 'fast-check'
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDayOfMonth,
  formatFullDate,
  formatFullDateTime,
  formatLongDateTime,
  formatMonth,
  formatShortDate,
  formatShortMonth,
  formatTime,
  formatWeekday,
  formatWholeDate,
} from '@/lib/format'

const saturday = Date.UTC(2026, 10, 21, 17)

describe('dates and times', () => {
  it.each([
    [formatDate, 'lørdag 21. november'],
    [formatWholeDate, 'lørdag 21. november 2026'],
    [formatShortDate, 'lør. 21. nov.'],
    [formatFullDate, '21. november 2026'],
    [formatMonth, 'november 2026'],
    [formatShortMonth, 'nov.'],
    [formatWeekday, 'lørdag'],
    [formatDayOfMonth, '21'],
    [formatTime, '18.00'],
    [formatClock, 'kl. 18.00'],
    [formatFullDateTime, '21. november 2026 kl. 18.00'],
    [formatDateTime, 'lør. 21. nov. kl. 18.00'],
    [formatLongDateTime, 'lørdag 21. november kl. 18.00'],
  ])('%p', (format, expected) => {
    expect(format(saturday)).toBe(expected)
  })

  it.each([
    ['midnight', Date.UTC(2026, 5, 30, 22), 'ons. 1. juli kl. 00.00'],
    ['new year', Date.UTC(2026, 11, 31, 23, 5), 'fre. 1. jan. kl. 00.05'],
    ['the hour that comes twice, first', Date.UTC(2026, 9, 25, 0, 30), 'søn. 25. okt. kl. 02.30'],
    ['the hour that comes twice, again', Date.UTC(2026, 9, 25, 1, 30), 'søn. 25. okt. kl. 02.30'],
    ['after the hour that is left out', Date.UTC(2026, 2, 29, 1), 'søn. 29. mars kl. 03.00'],
  ])('are those of Oslo: %s', (_, at, expected) => {
    expect(formatDateTime(at)).toBe(expected)
  })

  it.each([
    ['no', 'lør. 21. nov. kl. 18.00'],
    ['nb-NO', 'lør. 21. nov. kl. 18.00'],
    ['en', 'Sat 21 Nov, 18:00'],
    ['', 'lør. 21. nov. kl. 18.00'],
    ['xx', 'lør. 21. nov. kl. 18.00'],
    ['../../etc', 'lør. 21. nov. kl. 18.00'],
    ['en-u-tz-usnyc', 'Sat 21 Nov, 18:00'],
  ])('in the language of %p', (locale, expected) => {
    expect(formatDateTime(saturday, locale)).toBe(expected)
  })

  it('say "kl." in Norwegian only', () => {
    expect(formatClock(saturday, 'en')).toBe('18:00')
    expect(formatFullDateTime(saturday, 'en')).toBe('21 November 2026, 18:00')
  })

  it('never throw, whatever the instant and the language', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), (at, locale) => {
        expect(typeof formatDateTime(at, locale)).toBe('string')
      }),
    )
    expect(formatDate(8.64e15 + 1)).toBe('')
    expect(formatLongDateTime(Number.NaN)).toBe('')
    expect(formatClock(Number.NaN)).toBe('')
  })
})
