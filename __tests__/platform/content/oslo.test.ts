import * as fc from 'fast-check'
import { addDays, toDay, toInstant, toTime, toWeekday, toWeekNumber } from '@/platform/content/oslo'

const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days))
const minutes = fc.integer({ min: 0, max: 1439 })
const toClock = (value: number) =>
  `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`

describe('days and times of Oslo', () => {
  it('knows summer and winter', () => {
    expect(toInstant('2026-07-01', '18:00')).toBe(Date.parse('2026-07-01T16:00:00Z'))
    expect(toInstant('2026-11-20', '18:00')).toBe(Date.parse('2026-11-20T17:00:00Z'))
  })

  it('puts hours from 24 into the night after', () => {
    expect(toInstant('2026-12-31', '24:15')).toBe(Date.parse('2026-12-31T23:15:00Z'))
  })

  it('takes the first of a time that occurs twice, and an hour later for one that is leapt over', () => {
    expect(toInstant('2026-10-25', '02:30')).toBe(Date.parse('2026-10-25T00:30:00Z'))
    expect(toInstant('2026-03-29', '02:30')).toBe(Date.parse('2026-03-29T01:30:00Z'))
  })

  it('keeps evenings at their time on both sides of the change of clocks', () => {
    expect(toInstant('2026-10-26', '18:00') - toInstant('2026-10-24', '18:00')).toBe(49 * 3_600_000)
    expect(toInstant('2026-03-30', '18:00') - toInstant('2026-03-28', '18:00')).toBe(47 * 3_600_000)
  })

  it('reads back the day and time that it was given, but for the hour that is leapt over', () => {
    fc.assert(
      fc.property(day, minutes, (date, at) => {
        const instant = toInstant(date, toClock(at))
        const shown = toTime(instant)
        expect(toDay(instant)).toBe(date)
        expect([toClock(at), toClock((at + 60) % 1440)]).toContain(shown)
        if (shown !== toClock(at)) expect(toClock(at)).toMatch(/^02:/)
      }),
    )
  })

  it('counts weeks from Monday', () => {
    expect(toWeekday('2026-11-20')).toBe(4)
    fc.assert(
      fc.property(day, (date) => {
        expect(toWeekday(date)).toBe((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7)
        expect(toWeekNumber(addDays(date, 7))).toBe(toWeekNumber(date) + 1)
        expect(toWeekNumber(addDays(date, -toWeekday(date)))).toBe(toWeekNumber(date))
      }),
    )
  })
})
