/** The entities of the specification: every field that it names comes through the contract's schemas. */
import type * as v from 'valibot'
import { article } from '@/contract/article'
import { event } from '@/contract/event'
import { page } from '@/contract/page'
import { production } from '@/contract/production'
import { read } from '@/contract/read'
import { site } from '@/contract/site'

const PICTURE = { url: 'https://images.example/a.jpg' }

const ARTICLE = {
  ...{ id: 'a', title: 'Nytt', slug: 'nytt', content: '<p>Ord</p>', category: 'general', author: 'Redaksjonen' },
  ...{ image: PICTURE, thumbnail: PICTURE, order: 1, node_locale: 'nb', createdAt: 1, updatedAt: 2 },
}

const PRODUCTION = {
  ...{ id: 'p', parentSlug: 'film-DXM1', pageReference: 'film', title: 'Film', features: ['2D'] },
  ...{ object: 'movie', objectClass: 'movie_coming', location: { name: 'Kinosalen' } },
  contents: [{ summary: 'Kort', body: '<p>Lang</p>' }],
  assets: [{ type: 'first_image', url: PICTURE.url, focalPointQuery: 'fp-x=0.5' }],
}

const EVENT = { id: 'e', production: { id: 'p', parentSlug: 'film-DXM1' }, start: 1, status: 'onSale' }

const binding = (expression: string) => ({ expression, source: 'film' })
const BLOCK = { component: 'cover', id: 'b', hide: true, place: { column: 0, row: 0, order: 0 }, data: ['i'] }
const PAGE = {
  ...{ id: 'p', title: 'Side', path: '/:film', layout: 'default', pageType: 'standard', blocks: [BLOCK] },
  sources: [
    {
      ...{ name: 'film', model: 'production', collection: true },
      filter: ['eq', 'regex'].map((operator) => ({ property: 'parentSlug', value: '@film', operator })),
    },
  ],
  template: {
    rows: [
      {
        ...{ container: true, index: 3 },
        columns: [{ span: { xs: 12, md: 8, lg: 9 }, order: { xs: 0, md: 1, lg: 2 } }],
      },
    ],
  },
  meta: {
    nb: {
      ...{ title: binding('title'), keywords: binding('features'), description: binding('contents[0].body') },
      ...{ image: binding('assets[0]'), facebookVerificationCode: binding('code') },
    },
  },
}

const MENU_ITEM = {
  ...{ id: 'm', parent: 'n', label: 'Kino', path: '/kino', place: 'footer', locale: 'nb', order: 1 },
  openInNewWindow: true,
}
const COLUMN = {
  ...{ title: 'Kontakt', locale: 'nb', order: 1 },
  items: ['title', 'text', 'html', 'link'].map((type) => ({ type, value: 'Ord' })),
}
const SITE = {
  ...{ id: 's', title: 'Huset', partners: [118, 178], published: false, stage: 'production', skeleton: '4.2.0' },
  ...{ pages: [PAGE], aliases: ['www.huset.example'], host: 'huset.example', redirects: [] },
  locale: { available: ['nb', 'en'], enabled: ['nb'], default: 'nb' },
  components: [{ name: 'cover', version: '2.0.2', train: 'stable' }],
  analytics: { googleAnalytics: 'G-1A2B3C4D5E' },
  theme: { logo: PICTURE, favicon: PICTURE.url, variant: 'spruce', menu: [MENU_ITEM], footer: [COLUMN] },
}

it.each<[string, string, v.GenericSchema, object]>([
  ['S3.17', 'an article', article, ARTICLE],
  ['S3.18, S3.19, S3.20', 'a production', production, PRODUCTION],
  ['S3.21', 'an event', event, EVENT],
  ['S3.22, S3.23, S3.24, S3.25, S3.33, S3.34, S3.35', 'a site', site, SITE],
  ['S3.26, S3.27, S3.28, S3.29, S3.31', 'a page', page, PAGE],
])('%s: %s is read with all its fields', (_, __, schema, document) => {
  expect(read(schema, document)).toEqual({ value: document, faults: [] })
})

it.each<[object, boolean]>([
  [{ object: 'movie' }, true],
  [{ object: 'culture' }, true],
  [{ object: 'opera' }, false],
  [{ objectClass: 'movie' }, true],
  [{ objectClass: 'movie_coming' }, true],
  [{ objectClass: 'culture' }, true],
  [{ objectClass: 'opera' }, false],
])('S3.19: %j is a kind of production: %s', (kind, isKnown) => {
  expect(read(production, { ...PRODUCTION, ...kind }).value !== undefined).toBe(isKnown)
})
