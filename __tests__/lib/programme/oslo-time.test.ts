import fc from 'fast-check'
import { isDatable, toOsloTime } from '@/lib/programme/oslo-time'

describe('an instant with its distance from Greenwich', () => {
  it.each([
    ['2026-11-21T17:00Z', '2026-11-21T18:00:00+01:00'],
    ['2026-07-01T22:30Z', '2026-07-02T00:30:00+02:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T01:00Z', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25T00:30Z', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30Z', '2026-10-25T02:30:00+01:00'],
  ])('%s is %s', (utc, oslo) => expect(toOsloTime(Date.parse(utc))).toBe(oslo))

  it('is the same instant, to the second; none outside the years of calendars', () => {
    fc.assert(
      fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), fc.integer({ min: 0, max: 4e12 }), (any, near) => {
        expect(Date.parse(toOsloTime(near) ?? '')).toBe(Math.floor(near / 1000) * 1000)
        expect(toOsloTime(any) === undefined).toBe(!isDatable(any))
      }),
    )
  })
})
