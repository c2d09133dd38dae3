import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server.node'
import * as v from 'valibot'
import { anyShowing, at, event, film, makeShowing } from '@/__tests__/lib/calendar/showings'
import { makePage, makeSite } from '@/__tests__/lib/content-api/stub-platform'
import { JsonLd } from '@/components/ui/json-ld'
import { page } from '@/contract/page'
import type { Production } from '@/contract/production'
import { readSite } from '@/contract/site'
import type { PageData } from '@/lib/pages/page-data'
import type { Showing } from '@/lib/programme/showing'
import { toPageGraph } from '@/lib/structured-data/page-graph'

const SITE = 'https://huset.example'
const IMAGES = 'https://bilder.example/images'
const now = at('2026-11-20T12:00+01:00')

const whole: Production = {
  ...film,
  originalTitle: 'Autumn Gale',
  year: 2026,
  premiere: at('2026-11-20T00:00+01:00'),
  director: ['Inga Eksempel'],
  cast: ['Per Prøve'],
  genres: ['Drama'],
  assets: [
    { type: 'first_image', url: `${IMAGES}/a.jpg` },
    { type: 'poster', url: `${IMAGES}/b.jpg` },
  ],
}
const concert: Production = { ...whole, object: 'culture', objectClass: 'culture', pageReference: 'konsert-1' }

const source = (name: string, model: string, collection: boolean) => ({ name, model, collection, filter: [] })

function makeData(
  production: Production | undefined,
  showings: readonly Showing[],
  path = '/høststorm-DXM1',
): PageData {
  const site = readSite(makeSite({ theme: { variant: 'v', menu: [], footer: [], logo: { url: `${IMAGES}/l.png` } } }))
  if (!site.value) throw new Error('no site')
  const sources = [source('ett', 'production', production === undefined), source('tider', 'event', true)]
  return {
    site: site.value,
    page: v.parse(page, makePage('a', '/a', { sources })),
    params: {},
    sources: {
      ett: { productions: production ? [production] : [whole], showings: [], articles: [] },
      tider: { productions: [], showings, articles: [] },
    },
    items: {},
    context: {
      locale: 'nb',
      address: '/',
      path,
      siteTitle: site.value.title,
      imagesUrl: IMAGES,
      newsletterAction: undefined,
      runtime: undefined,
      generatedAt: now,
      search: undefined,
      choice: undefined,
    },
  }
}

/** As a search engine reads it. */
type Thing = Record<string, unknown>
function readGraph(data: PageData): Thing[] {
  const graph = toPageGraph(data, SITE)
  if (!graph) return []
  const { '@context': context, '@graph': things } = JSON.parse(JSON.stringify(graph))
  expect(context).toBe('https://schema.org')
  return things
}

const of = (production: Production, change: Parameters<typeof makeShowing>[0] = {}) => makeShowing(change, production)
const showingOf = (production: Production, change: Parameters<typeof makeShowing>[0] = {}) =>
  readGraph(makeData(production, [of(production, change)])).at(-1) ?? {}

const get = (thing: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (typeof at === 'object' && at ? Object(at)[name] : undefined), thing)

describe('a page with everything said has what schema.org and search engines ask for', () => {
  const rich = {
    onSaleAt: now,
    subtitles: 'nb',
    language: 'en',
    previousStart: event.start - 3_600_000,
    access: ['wheelchair', 'hearingLoop', 'captions'],
  } satisfies Parameters<typeof makeShowing>[0]
  const [movie] = readGraph(makeData(whole, []))

  it.each([
    ['@type', 'Movie'],
    ['name', 'Høststorm'],
    ['url', `${SITE}/h%C3%B8ststorm-DXM1`],
    [
      'image',
      [`${IMAGES}/a.jpg?w=1200&h=675&auto=compress&fit=crop`, `${IMAGES}/b.jpg?w=800&h=1200&auto=compress&fit=crop`],
    ],
    ['description', 'En gård, en hemmelighet.'],
    ['dateCreated', '2026'],
    ['datePublished', '2026-11-20'],
    ['director', [{ '@type': 'Person', name: 'Inga Eksempel' }]],
    ['actor', [{ '@type': 'Person', name: 'Per Prøve' }]],
    ['genre', ['Drama']],
    ['duration', 'PT98M'],
    ['contentRating', '9 år'],
    ['typicalAgeRange', '9-'],
    ['alternateName', 'Autumn Gale'],
  ])('a film: %s', (path, value) => expect(get(movie, path)).toEqual(value))

  const COMMON: [string, unknown][] = [
    ['name', 'Høststorm'],
    ['startDate', '2026-11-21T18:00:00+01:00'],
    ['endDate', '2026-11-21T19:38:00+01:00'],
    ['previousStartDate', '2026-11-21T17:00:00+01:00'],
    ['eventStatus', 'https://schema.org/EventRescheduled'],
    ['eventAttendanceMode', 'https://schema.org/OfflineEventAttendanceMode'],
    ['location.@type', 'Place'],
    ['location.name', 'Kulturhuset, Sal 1'],
    ['location.address', 'Plassen 1, 7340 Bygda'],
    ['location.amenityFeature.0.name', 'Rullestolplass'],
    ['location.amenityFeature.1.name', 'Teleslynge'],
    ['organizer', { '@type': 'Organization', name: 'Huset', url: `${SITE}/` }],
    ['image', `${IMAGES}/a.jpg?w=1200&h=675&auto=compress&fit=crop`],
    ['description', 'En gård, en hemmelighet.'],
    ['url', `${SITE}/h%C3%B8ststorm-DXM1`],
    ['offers.@type', 'Offer'],
    ['offers.price', 145],
    ['offers.priceCurrency', 'NOK'],
    ['offers.availability', 'https://schema.org/InStock'],
    ['offers.url', 'https://billett.example/e1'],
    ['offers.validFrom', '2026-11-20T12:00:00+01:00'],
    ['typicalAgeRange', '9-'],
    ['inLanguage', 'en'],
    ['keywords', 'Rullestolplass, Teleslynge, Teksting for hørselshemmede'],
  ]
  it.each<[string, unknown]>([
    ['@type', 'ScreeningEvent'],
    ...COMMON,
    ['videoFormat', '2D'],
    ['subtitleLanguage', 'nb'],
    ['workPresented.accessibilityFeature', ['captions']],
    ['workPresented.exampleOfWork.@id', movie?.['@id']],
  ])('a screening: %s', (path, value) => expect(get(showingOf(whole, rich), path)).toEqual(value))

  it.each<[string, unknown]>([
    ['@type', 'Event'],
    ...COMMON,
    ['performer', [{ '@type': 'Person', name: 'Per Prøve' }]],
  ])('a concert: %s', (path, value) => expect(get(showingOf(concert, rich), path)).toEqual(value))

  it('a screening without anything of its own presents the film itself', () => {
    expect(showingOf(whole).workPresented).toEqual({ '@id': movie?.['@id'] })
  })
})

describe('states', () => {
  it.each([
    ['onSale', {}, 'EventScheduled', 'InStock'],
    ['fewLeft', {}, 'EventScheduled', 'LimitedAvailability'],
    ['soldOut', {}, 'EventScheduled', 'SoldOut'],
    ['notYetOnSale', {}, 'EventScheduled', 'PreOrder'],
    ['free', {}, 'EventScheduled', 'InStock'],
    ['cancelled', {}, 'EventCancelled', undefined],
    ['onSale', { status: 'cancelled' }, 'EventCancelled', undefined],
    ['onSale', { status: 'postponed' }, 'EventPostponed', undefined],
  ] as const)('%s %j is %s, %s', (status, production, told, availability) => {
    const thing = showingOf({ ...whole, ...production }, { status })
    expect(thing.eventStatus).toBe(`https://schema.org/${told}`)
    expect(get(thing, 'offers.availability')).toBe(availability && `https://schema.org/${availability}`)
    expect(thing.isAccessibleForFree).toBe(status === 'free' ? true : undefined)
  })

  it('what is free costs 0, what has several prices its lowest', () => {
    expect(get(showingOf(whole, { status: 'free', price: undefined }), 'offers.price')).toBe(0)
    const offer = get(showingOf(whole, { price: { from: 9_050, to: 12_000, currency: 'NOK' } }), 'offers')
    expect(offer).toMatchObject({ price: 90.5, priceSpecification: { minPrice: 90.5, maxPrice: 120 } })
  })

  it('a ticket is had at an absolute address, else on the page', () => {
    expect(get(showingOf(whole, { ticketUrl: '/kjop/1' }), 'offers.url')).toBe(`${SITE}/kjop/1`)
    expect(get(showingOf(whole, { ticketUrl: undefined }), 'offers.url')).toBe(`${SITE}/h%C3%B8ststorm-DXM1`)
  })

  it('a place without an address has its name for one', () => {
    expect(get(showingOf(whole, { location: undefined }), 'location')).toMatchObject({
      name: 'Huset, Sal 1',
      address: 'Huset',
    })
  })
})

describe('which page tells what', () => {
  it('a film its coming showings, each once and in order; nothing that has begun, nothing of others', () => {
    const starts = [event.start + 1_000, event.start, now - 1, now]
    const own = starts.map((start, n) => of(whole, { id: `e${n}`, start }))
    const other = of({ ...whole, id: 'p2' }, { id: 'annen' })
    const things = readGraph(makeData(whole, [...own, ...own, other]))
    expect(things.map((thing) => [thing['@type'], thing.startDate])).toEqual([
      ['Movie', undefined],
      ['ScreeningEvent', '2026-11-21T18:00:00+01:00'],
      ['ScreeningEvent', '2026-11-21T18:00:01+01:00'],
    ])
  })

  it('a programme nothing, the front page who the house is', () => {
    expect(toPageGraph(makeData(undefined, [of(whole)], '/program'), SITE)).toBeUndefined()
    expect(readGraph(makeData(undefined, [of(whole)], '/'))).toEqual([
      { '@type': 'Organization', name: 'Huset', url: `${SITE}/`, logo: `${IMAGES}/l.png` },
    ])
  })

  it('a hundred showings stay within bounds', () => {
    const many = Array.from({ length: 100 }, (_, n) => of(whole, { id: `e${n}`, start: event.start + n }))
    expect(readGraph(makeData(whole, many)).length).toBeLessThanOrEqual(21)
  })
})

it('any content is one script element that says the same when read', () => {
  fc.assert(
    fc.property(fc.array(anyShowing, { maxLength: 4 }), fc.boolean(), (showings, isCulture) => {
      const [{ production = whole } = { production: whole }] = showings
      const shown: Production = { ...production, object: isCulture ? 'culture' : 'movie' }
      const data = makeData(
        shown,
        showings.map((one, n) => ({ ...one, id: `e${n}`, title: one.title || shown.title, production: shown })),
      )
      const graph = toPageGraph(data, SITE)
      if (!graph) return
      const html = renderToStaticMarkup(<JsonLd data={graph} />)
      const [, json = '', ...rest] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
      expect(rest).toEqual([])
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(graph)))
      for (const thing of readGraph(data)) {
        if (thing['@type'] === 'Movie') continue
        for (const needed of ['name', 'startDate', 'endDate', 'eventStatus', 'location.name', 'location.address']) {
          expect(get(thing, needed)).toEqual(expect.stringMatching(/./))
        }
        expect(Date.parse(String(thing.startDate))).toBeGreaterThan(now - 1000)
      }
    }),
    { numRuns: 200 },
  )
})
