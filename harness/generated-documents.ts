/** Documents of a house that is not ours: other ids, pages, partner and title, in numbers that need paging. */
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'

export const OTHER = { id: 'annet-sted-7', title: 'Fjordsalen', partner: 178, productions: 620, events: 450 }

const HOUR = 3_600_000
const pad = (n: number) => String(n).padStart(4, '0')

export function makeProductions(): Production[] {
  return Array.from({ length: OTHER.productions }, (_, n) => {
    const object = n % 3 === 0 ? 'culture' : 'movie'
    return {
      id: `x-${pad(n)}`,
      parentSlug: `verk-${n}-DXM${9000 + n}`,
      ...(object === 'culture' ? { pageReference: `oppføring-${n}` } : {}),
      title: `Verk nummer ${n}`,
      object,
      objectClass: object === 'culture' ? 'culture' : n % 5 === 0 ? 'movie_coming' : 'movie',
      features: [`egenskap ${n % 7}`],
      location: { name: n % 2 === 0 ? 'Låven (øvre)' : 'Naustet' },
      contents: [{ summary: `Om verk ${n}.`, body: `<p>Fortellingen om verk ${n}.</p>` }],
      assets: [],
      ageLimit: 6,
      duration: 95,
    }
  })
}

export function makeEvents(productions: readonly Production[], now: number): Event[] {
  return Array.from({ length: OTHER.events }, (_, n) => {
    const production = productions[(n * 7) % productions.length] as Production
    const { id, parentSlug, pageReference, title, object } = production
    return {
      id: `h-${pad(n)}`,
      production: { id, parentSlug, ...(pageReference ? { pageReference } : {}), title, object },
      start: now + (n + 1) * HOUR,
      status: 'onSale',
      screen: 'Storstua',
      ticketUrl: 'https://billetter.example/kjop',
    }
  })
}

const span = { span: { xs: 12, md: 12, lg: 12 } }
const block = (component: string, id: string, row: number, data: string[] = []) => ({
  component,
  id,
  hide: false,
  place: { row, column: 0, order: 0 },
  data,
})
const page = (id: string, path: string, title: string, rest: object) => ({
  id,
  path,
  title,
  layout: 'default',
  pageType: 'ordinary',
  sources: [],
  blocks: [],
  template: {
    rows: [
      { container: false, columns: [span] },
      { container: true, columns: [span] },
    ],
  },
  meta: {},
  ...rest,
})
const single = (name: string, object: string, property: string, parameter: string) => ({
  name,
  model: 'production',
  collection: false,
  filter: [
    { property: 'object', value: object, operator: 'eq' },
    { property, value: parameter, operator: 'eq' },
  ],
})
const list = (name: string, model: string, property: string, value: string, operator = 'eq') => ({
  name,
  model,
  collection: true,
  filter: [{ property, value, operator }],
})
const own = (property: string, parameter: string) => list('dens', 'event', property, parameter)

/** The site document with its pages, some of them faulty on purpose. */
export function makeSite(origin: string) {
  const production = {
    pageType: 'standard',
    meta: {
      nb: {
        title: { expression: 'title', source: 'verket' },
        description: { expression: 'contents[0].body', source: 'verket' },
      },
    },
    blocks: [block('cover', 'c', 0), block('movieInfo', 'i', 1), block('ticketList', 't', 1)],
  }
  return {
    id: OTHER.id,
    title: OTHER.title,
    partners: [OTHER.partner, 118],
    published: false,
    stage: 'production',
    skeleton: '9.1',
    host: 'annet.example',
    aliases: [],
    locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
    components: [],
    newsletter: { action: `${origin}/newsletter/subscribe` },
    theme: { logo: { url: 'javascript:alert(1)' }, favicon: '', variant: 'ukjent', menu: [], footer: [] },
    redirects: [
      { from: '/gammel', to: '/lista', permanent: true },
      { from: '/ring-a', to: '/ring-b' },
      { from: '/ring-b', to: '/ring-a' },
      { from: '/ond', to: 'javascript:alert(1)' },
    ],
    pages: [
      page('p0', '/', 'Forsiden', {
        blocks: [block('title', 'b0', 1, ['tittel']), block('finnesIkke', 'b1', 1), { component: 'title' }],
      }),
      page('p1', '/lista', 'Alle filmer', {
        sources: [list('filmer', 'production', 'object', 'movie')],
        blocks: [block('events', 'b2', 1)],
      }),
      page('p2', '/tider', 'Alle tider', {
        sources: [
          list('filmer', 'production', 'object', 'movie'),
          list('tider', 'event', 'production.object', 'movie'),
        ],
        blocks: [block('program', 'b3', 1)],
      }),
      page('p3', '/steder', 'På låven', {
        sources: [
          list('kultur', 'production', 'location.name', '^låven \\(øvre\\)$', 'regex'),
          list('tider', 'event', 'production.object', 'culture'),
        ],
        blocks: [block('cultureProgram', 'b4', 1)],
      }),
      page('p4', 'en film', 'Film', {
        ...production,
        matchPath: '/:verk',
        sources: [single('verket', 'movie', 'parentSlug', '@verk'), own('production.parentSlug', '@verk')],
      }),
      page('p5', 'en forestilling', 'Forestilling', {
        ...production,
        matchPath: '/:navn',
        sources: [single('verket', 'culture', 'pageReference', '@navn'), own('production.pageReference', '@navn')],
      }),
      page('p6', '/404.html', 'Borte vekk', { blocks: [block('title', 'b5', 1, ['borte'])] }),
      { id: 'ødelagt', path: '/odelagt' },
    ],
  }
}

export const CONTENT_ITEMS = [
  { id: 'tittel', type: 'title', title: 'Velkommen til Fjordsalen' },
  { id: 'borte', type: 'title', title: 'Borte vekk' },
]
