/** Whole programmes as a house may plan them, most of all around midnight and the two nights that the clock is changed. */
import fc from 'fast-check'
import type { BasicEvent, Event, EventStatus } from '@/contract/event'
import type { Production } from '@/contract/production'
import { toAvailability } from '@/lib/programme/availability'
import { toDay, toDays } from '@/lib/programme/days'
import { toFilms } from '@/lib/programme/films'
import { toShowing } from '@/lib/programme/showing'
import { toNamed, toVersionName } from '@/lib/programme/versions'
import { toEndWords } from '@/lib/programme/words'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The last Sunday of a month at 01.00 in Greenwich, when Europe changes its clocks: the law, not the time zone's table. */
function toChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * DAY
}

function toOslo(at: number): number {
  const year = new Date(at).getUTCFullYear()
  const isSummer = toChange(year, 2) <= at && at < toChange(year, 9)
  return at + (isSummer ? 2 : 1) * HOUR
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
/** Before four in the morning it is still the evening before. */
const toExpectedDay = (at: number) => dateOf(toOslo(at) - 4 * HOUR)

const year = fc.integer({ min: 2024, max: 2035 })
const aroundChange = fc
  .tuple(year, fc.constantFrom(2, 9), fc.integer({ min: -30 * 60, max: 30 * 60 }))
  .map(([of, month, minutes]) => toChange(of, month) + minutes * MINUTE)
const aroundMidnight = fc
  .tuple(fc.integer({ min: 20_000, max: 24_000 }), fc.integer({ min: -3 * 60, max: 6 * 60 }))
  .map(([day, minutes]) => day * DAY + minutes * MINUTE)
const start = fc.oneof(aroundChange, aroundMidnight)

const status = fc.constantFrom<EventStatus[]>('onSale', 'fewLeft', 'soldOut', 'cancelled', 'notYetOnSale', 'free')

const films: readonly Production[] = ['scheduled', 'cancelled', 'postponed', 'scheduled'].map((state, index) => ({
  id: `p${index}`,
  parentSlug: `film-${index}-DXM${index}`,
  title: `Film ${index}`,
  object: 'movie',
  objectClass: 'movie',
  features: [],
  contents: [],
  assets: [],
  duration: 80 + 20 * index,
  status: state as Production['status'],
}))

const event = fc.record(
  {
    film: fc.nat(films.length),
    start,
    end: start,
    previousStart: start,
    status,
    onSaleAt: start,
    format: fc.subarray<'2D' | '3D' | 'Atmos'>(['2D', '3D', 'Atmos']),
    language: fc.constantFrom('nb', 'en', 'se'),
    ticketUrl: fc.constant('/kjop'),
  },
  { requiredKeys: ['film', 'start', 'status'] },
)

/** One film more than is known: its events come without their production. */
const programme = fc.array(event, { maxLength: 60 }).map((events) =>
  events.map(({ film, ...fields }, index) => {
    const production = films[film]
    const reference = { id: `p${film}`, parentSlug: `film-${film}-DXM${film}` }
    return toShowing({ ...fields, id: `e${index}`, production: reference } satisfies Event, production)
  }),
)

const idsOf = (showings: readonly { id: string }[]) => showings.map(({ id }) => id).toSorted()

describe('any programme', () => {
  it('has each showing on the day that a visitor calls it', () => {
    fc.assert(
      fc.property(programme, (showings) => {
        for (const { day, showings: own } of toDays(showings))
          for (const one of own) expect(day).toBe(toExpectedDay(one.start))
      }),
      { numRuns: 500 },
    )
  })

  it('loses none and doubles none: by day, by film, by version', () => {
    fc.assert(
      fc.property(programme, (showings) => {
        const days = toDays(showings)
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
        const rows = days.flatMap(({ showings: own }) => toFilms(own))
        const versions = rows.flatMap((row) => toNamed(row.showings, toVersionName))
        expect(idsOf(versions.flatMap((version) => version.showings))).toEqual(idsOf(showings))
      }),
    )
  })

  it('says when each ends by the clock that the visitor will then see', () => {
    fc.assert(
      fc.property(programme, (showings) => {
        for (const one of showings) {
          expect(one.end).toBeGreaterThanOrEqual(one.start)
          const clock = new Date(toOslo(one.end)).toISOString().slice(11, 16).replace(':', '.')
          expect(toEndWords(one)).toBe(`ferdig ca. ${clock}`)
        }
      }),
    )
  })

  it('sells nothing that is passed, cancelled, postponed, sold out or not yet on sale', () => {
    const live = fc.record({ status, start, available: fc.nat(2) }, { requiredKeys: ['status'] })
    const moment = fc.oneof(start, fc.constantFrom('begins', 'just before'))
    fc.assert(
      fc.property(programme, fc.option(live, { nil: undefined }), moment, (showings, state, when) => {
        for (const one of showings) {
          const answer: BasicEvent | undefined = state && { ...state, id: one.id }
          const begins = answer?.start ?? one.start
          const now = typeof when === 'number' ? when : begins - (when === 'begins' ? 0 : 1)
          const told = one.isStatusFixed ? one.status : (answer?.status ?? one.status)
          const isWaiting = told === 'notYetOnSale' && !(one.onSaleAt !== undefined && one.onSaleAt <= now)
          const isOff = ['cancelled', 'postponed', 'soldOut'].includes(told) || answer?.available === 0
          const canBuy = now < begins && !isOff && !isWaiting && one.ticketUrl !== undefined
          expect(toAvailability(one, answer, now).canBuy).toBe(canBuy)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe.each([
  ['the short night of March', toChange(2027, 2)],
  ['the long night of October', toChange(2026, 9)],
])('%s', (_, change) => {
  it('belongs to its evening from midnight until four, minute by minute', () => {
    const saturday = dateOf(change - DAY)
    for (let at = change - 12 * HOUR; at < change + 12 * HOUR; at += MINUTE) {
      expect(toDay(at)).toBe(toExpectedDay(at))
      if (new Date(toOslo(at)).getUTCHours() < 4 && at > change - 3 * HOUR) expect(toDay(at)).toBe(saturday)
    }
  })
})
