import fc from 'fast-check'
import {
  addDays,
  daysBetween,
  isDay,
  noonOf,
  toCalendarDay,
  toDateWords,
  toDay,
  toDays,
  toNightWords,
} from '@/lib/programme/days'

const at = (iso: string) => Date.parse(iso)

describe('the day of a showing', () => {
  it.each([
    ['an ordinary evening', '2026-11-21T18:00+01:00', '2026-11-21'],
    ['late in the evening', '2026-11-21T23:59+01:00', '2026-11-21'],
    ['at midnight: still the evening before', '2026-11-22T00:00+01:00', '2026-11-21'],
    ['the last minute of the night', '2026-11-22T03:59+01:00', '2026-11-21'],
    ['the first hour of the day', '2026-11-22T04:00+01:00', '2026-11-22'],
    ['a summer night in Oslo that is evening in Greenwich', '2026-07-01T00:30+02:00', '2026-06-30'],
    ['new year’s night', '2027-01-01T01:00+01:00', '2026-12-31'],
    ['the hour that October tells twice, first', '2026-10-25T02:30+02:00', '2026-10-24'],
    ['the hour that October tells twice, again', '2026-10-25T02:30+01:00', '2026-10-24'],
    ['the end of October’s long night', '2026-10-25T03:59+01:00', '2026-10-24'],
    ['the morning after October’s long night', '2026-10-25T04:00+01:00', '2026-10-25'],
    ['before March leaves out an hour', '2026-03-29T01:59+01:00', '2026-03-28'],
    ['after March left out an hour', '2026-03-29T03:00+02:00', '2026-03-28'],
    ['the morning after March’s short night', '2026-03-29T04:00+02:00', '2026-03-29'],
    ['the night to a leap day', '2028-02-29T00:30+01:00', '2028-02-28'],
  ])('%s', (_, iso, day) => {
    expect(toDay(at(iso))).toBe(day)
  })

  it('is not the almanac’s, which turns at midnight', () => {
    expect(toCalendarDay(at('2026-11-22T00:30+01:00'))).toBe('2026-11-22')
    expect(toCalendarDay(at('2026-06-30T22:00Z'))).toBe('2026-07-01')
  })

  it.each([
    ['2026-11-21T18:00+01:00', undefined],
    ['2026-11-22T00:15+01:00', 'natt til søndag'],
    ['2026-11-22T04:00+01:00', undefined],
  ])('says to which day the night of %s leads: %s', (iso, words) => {
    expect(toNightWords(at(iso))).toBe(words)
  })

  it('is told of any time that the contract allows', () => {
    for (const time of [8.64e15, -8.64e15, 0, Number.MAX_SAFE_INTEGER])
      expect(toDay(time)).toMatch(/^[+-]?\d+-\d\d-\d\d$/)
  })
})

const day = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('1970-01-01', days))

describe('counting days', () => {
  it.each([
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('%s and %p', (from, count, to) => {
    expect(addDays(from, count)).toBe(to)
    expect(daysBetween(from, to)).toBe(count)
  })

  it('there and back is where it began, over any clock change', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -800, max: 800 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count)
        expect(addDays(addDays(from, count), -count)).toBe(from)
      }),
    )
  })

  it('noon is within its day', () => {
    fc.assert(fc.property(day, (one) => expect(toDay(noonOf(one))).toBe(one)))
  })

  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-11-21T00:00', false],
    ['i dag', false],
    ['', false],
  ])('%p is a day: %p', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

it.each([
  ['2026-12-31', '2026-11-22', 'torsdag 31. desember'],
  ['2027-02-10', '2026-11-22', 'onsdag 10. februar 2027'],
  ['2026-12-31', '2027-01-01', 'torsdag 31. desember 2026'],
])('the date of %s, said on %s, tells another year', (day, today, words) => {
  expect(toDateWords(day, today)).toBe(words)
})

describe('showings by day', () => {
  const start = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })

  it('loses none, puts each on its own day, and keeps the order of time', () => {
    fc.assert(
      fc.property(fc.array(start), (starts) => {
        const showings = starts.map((one, id) => ({ id, start: one }))
        const days = toDays(showings)
        const all = days.flatMap((group) => group.showings)
        expect(all.map((one) => one.id).sort()).toEqual(showings.map((one) => one.id).sort())
        expect(all.map((one) => one.start)).toEqual(starts.toSorted((a, b) => a - b))
        expect(days.map((group) => group.day)).toEqual([...new Set(days.map((group) => group.day))].sort())
        for (const group of days) for (const one of group.showings) expect(toDay(one.start)).toBe(group.day)
      }),
    )
  })

  it('a programme day is 23, 24 or 25 hours long and never goes back', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 7 * 86_400_000 }), (first, later) => {
        expect(toDay(first) <= toDay(first + later)).toBe(true)
        expect(daysBetween(toDay(first), toDay(first + 25 * 3_600_000))).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
