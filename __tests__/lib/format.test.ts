import fc from 'fast-check'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDayOfMonth,
  formatDuration,
  formatFullDate,
  formatLongDateTime,
  formatMonth,
  formatNumber,
  formatPrice,
  formatPriceRange,
  formatShortDate,
  formatShortMonth,
  formatTime,
  formatWeekday,
} from '@/lib/format'

const saturday = Date.UTC(2026, 10, 21, 17)

describe('dates and times', () => {
  it.each([
    [formatDate, 'lørdag 21. november'],
    [formatShortDate, 'lør. 21. nov.'],
    [formatFullDate, '21. november 2026'],
    [formatMonth, 'november 2026'],
    [formatShortMonth, 'nov.'],
    [formatWeekday, 'lørdag'],
    [formatDayOfMonth, '21'],
    [formatTime, '18.00'],
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

  it('never throw, whatever the instant and the language', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), (at, locale) => {
        expect(typeof formatDateTime(at, locale)).toBe('string')
      }),
    )
    expect(formatDate(8.64e15 + 1)).toBe('')
    expect(formatLongDateTime(Number.NaN)).toBe('')
  })
})

describe('prices, running times and counts', () => {
  it.each([
    [13500, '135 kr'],
    [13550, '135,50 kr'],
    [125000, '1\u00a0250 kr'],
    [0, '0 kr'],
    [Number.NaN, ''],
  ])('%p øre', (ore, expected) => {
    expect(formatPrice(ore)).toBe(expected)
  })

  it.each([
    [{ from: 9000 }, '90 kr'],
    [{ from: 9000, to: 9000 }, '90 kr'],
    [{ from: 9000, to: 13500 }, 'fra 90 kr'],
    [{ from: 13500, to: 9000 }, '135 kr'],
    [{ from: 0 }, 'Gratis'],
    [{ from: 0, to: 5000 }, 'fra 0 kr'],
  ])('the price %p', (price, expected) => {
    expect(formatPriceRange({ ...price, currency: 'NOK' })).toBe(expected)
  })

  it.each([
    [105, '1 t 45 min'],
    [120, '2 t'],
    [45, '45 min'],
    [59.6, '1 t'],
    [0, ''],
    [-5, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%p minutes', (minutes, expected) => {
    expect(formatDuration(minutes)).toBe(expected)
  })

  it('counts', () => {
    expect(formatNumber(-1234567)).toBe('-1\u00a0234\u00a0567')
    expect(formatCount(1, 'forestilling', 'forestillinger')).toBe('1 forestilling')
    expect(formatCount(0, 'forestilling', 'forestillinger')).toBe('0 forestillinger')
    expect(formatCount(1200, 'forestilling', 'forestillinger')).toBe('1\u00a0200 forestillinger')
  })
})
