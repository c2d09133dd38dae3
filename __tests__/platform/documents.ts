/** Documents of the contract for tests, told apart by a number; the same number makes the same document. */
import type { Json } from './client'

export const makeSite = (id: string, over: Json = {}): Json => ({
  id,
  title: 'Prøvehuset',
  partners: [118],
  published: true,
  stage: 'production',
  skeleton: '1',
  host: 'kulturhus.example',
  aliases: ['www.kulturhus.example:8443'],
  locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
  components: [{ name: 'schedule', version: '1.0.0', train: 'stable' }],
  theme: {
    logo: { url: 'https://images.example/logo.svg', alt: 'Prøvehuset' },
    favicon: 'https://images.example/favicon.svg',
    variant: 'gran',
    menu: [{ id: 'm1', label: 'Program', path: '/program', place: 'header', locale: 'nb', order: 1 }],
    footer: [{ title: 'Kontakt', locale: 'nb', order: 1, items: [{ type: 'text', value: 'Storgata 1' }] }],
  },
  redirects: [{ from: '/kino', to: '/program' }],
  ...over,
})

export const makePage = (number: number, over: Json = {}): Json => ({
  id: `page-${number}`,
  title: `Side ${number}`,
  path: `/side-${number}`,
  layout: 'default',
  pageType: 'ordinary',
  sources: [],
  blocks: [{ component: 'title', id: `b${number}`, hide: false, place: { row: 0, column: 0, order: 0 }, data: [] }],
  template: { rows: [{ container: true, columns: [{ span: { xs: 12 } }] }] },
  meta: { nb: { title: { expression: `Side ${number}` } } },
  ...over,
})

export const makeProduction = (number: number, over: Json = {}): Json => ({
  id: `p${String(number).padStart(4, '0')}`,
  parentSlug: `film-${number}-DXM${number}`,
  title: `Film ${number}`,
  object: 'movie',
  objectClass: 'movie',
  features: ['2D'],
  contents: [{ summary: `Om film ${number}`, body: `<p>Film ${number} handler om ${number}.</p>` }],
  assets: [{ type: 'poster', url: `https://images.example/${number}.webp`, alt: `Plakat ${number}` }],
  genres: number % 2 === 0 ? ['Drama', 'Familie'] : ['Komedie'],
  ageLimit: 9,
  duration: 90,
  ...over,
})

export const makeEvent = (number: number, production: Json, start: number, over: Json = {}): Json => ({
  id: `e${String(number).padStart(4, '0')}`,
  production: {
    id: production.id,
    parentSlug: production.parentSlug,
    title: production.title,
    object: production.object,
    ...(production.pageReference === undefined ? {} : { pageReference: production.pageReference }),
  },
  start,
  location: { name: number % 2 === 0 ? 'Kinosalen' : 'Blåbærscenen' },
  screen: 'Sal 1',
  format: ['2D'],
  status: 'onSale',
  price: { from: 13_500, currency: 'NOK' },
  ticketUrl: 'https://billetter.example/kjop',
  ...over,
})

export const makeArticle = (number: number, over: Json = {}): Json => ({
  id: `a${String(number).padStart(4, '0')}`,
  title: `Nyhet ${number}`,
  slug: `nyhet-${number}`,
  content: `<p>Nyhet ${number}</p>`,
  category: number % 2 === 0 ? 'culture' : 'general',
  node_locale: 'nb',
  createdAt: 1_700_000_000_000 + number,
  updatedAt: 1_700_000_000_000 + number,
  ...over,
})

export const makeItem = (number: number, over: Json = {}): Json => ({
  id: `i${String(number).padStart(4, '0')}`,
  type: 'card',
  title: `Kort ${number}`,
  link: { href: '/program', label: 'Se programmet' },
  ...over,
})
