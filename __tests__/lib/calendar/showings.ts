/** Showings for tests of what leaves the site: one to begin with, and any that content could hold. */

import fc from 'fast-check'
import * as v from 'valibot'
import type { Event, EventStatus } from '@/contract/event'
import { event as eventSchema } from '@/contract/event'
import type { Production } from '@/contract/production'
import { production as productionSchema } from '@/contract/production'
import { type Showing, toShowing } from '@/lib/programme/showing'

export const at = (iso: string) => Date.parse(iso)

export const film: Production = {
  id: 'p1',
  parentSlug: 'høststorm-DXM1',
  title: 'Høststorm',
  object: 'movie',
  objectClass: 'movie',
  features: [],
  contents: [{ summary: 'En gård, en hemmelighet.', body: '<p>Mer.</p>' }],
  assets: [],
  ageLimit: 9,
  duration: 98,
}

export const event: Event = {
  id: 'e1',
  production: { id: 'p1', parentSlug: film.parentSlug },
  start: at('2026-11-21T18:00+01:00'),
  status: 'onSale',
  location: { name: 'Kulturhuset', address: 'Plassen 1, 7340 Bygda' },
  screen: 'Sal 1',
  format: ['2D'],
  language: 'nb',
  price: { from: 14_500, currency: 'NOK' },
  ticketUrl: 'https://billett.example/e1',
}

export const makeShowing = (change: Partial<Event> = {}, production: Partial<Production> = {}): Showing =>
  toShowing({ ...event, ...change }, { ...film, ...production })

/** Letters that have a meaning in iCalendar, in HTML or in JSON, or take several bytes. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['\\', ';', ',', ':', '"', '\n', '\r\n', '\r', '\t', '\u0000', '\u2028', '\u0085', ' ', '😀', 'é', 'ø', '𝄞'],
        ...['END:VEVENT', 'BEGIN:VALARM', '</script>', '<!--', '<script>', ']]>', '\\n', '\ud800', 'ATTENDEE:mailto:'],
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((parts) => parts.join('').slice(0, 290))

const nights = [
  ['2026-03-29T00:00Z', '2026-03-29T03:00Z'],
  ['2026-10-25T00:00Z', '2026-10-25T03:00Z'],
  ['2026-12-31T21:00Z', '2027-01-01T02:00Z'],
].map(([from = '', to = '']) => fc.integer({ min: at(from), max: at(to) }))

/** Mostly around the nights that trick clocks; now and then whatever a contract allows. */
const start = fc.oneof(
  ...nights.map((arbitrary) => ({ arbitrary, weight: 3 })),
  { arbitrary: fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') }), weight: 3 },
  { arbitrary: fc.integer({ min: -8.64e15, max: 8.64e15 }), weight: 1 },
)

const status = fc.constantFrom<EventStatus[]>('onSale', 'fewLeft', 'soldOut', 'cancelled', 'notYetOnSale', 'free')
const document = fc.record(
  {
    id: fc.constant('e1'),
    production: fc.constant(event.production),
    title: hostileText,
    start,
    end: start,
    previousStart: start,
    status,
    onSaleAt: start,
    location: fc.record({ name: hostileText, address: hostileText }, { requiredKeys: ['name'] }),
    screen: hostileText,
    language: fc.constantFrom('nb', 'en', 'zxx', 'mul', 'ikke et språk', ''),
    subtitles: fc.constantFrom(null, 'nb', 'x', '\ud800'),
    access: fc.subarray(['captions', 'audioDescription', 'hearingLoop', 'wheelchair', 'baby'] as const),
    price: fc.record({ from: fc.nat(100_000), currency: fc.constant('NOK' as const) }),
    ticketUrl: fc.constantFrom('/kjop', 'https://billett.example/a?b=<script>'),
  },
  { requiredKeys: ['id', 'production', 'start', 'status'] },
)

const productionDocument = fc.record({
  title: hostileText,
  status: fc.constantFrom('scheduled', 'cancelled', 'postponed', undefined),
  duration: fc.integer({ min: 1, max: 10_000 }),
  contents: fc.array(fc.record({ summary: hostileText, body: hostileText }), { maxLength: 2 }),
  director: fc.array(hostileText, { maxLength: 2 }),
})

/** As the contract reads them: what it refuses does not come this far. */
export const anyShowing: fc.Arbitrary<Showing> = fc.tuple(document, productionDocument).chain(([one, other]) => {
  const production = v.safeParse(productionSchema, { ...film, ...other })
  const parsed = v.safeParse(eventSchema, one)
  if (!parsed.success) return fc.constant(makeShowing())
  return fc.constant(toShowing(parsed.output, production.success ? production.output : undefined))
})
