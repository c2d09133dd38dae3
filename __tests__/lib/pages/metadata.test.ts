import * as v from 'valibot'
import { makeArticle, makePage, makeProduction, makeSite } from '@/__tests__/lib/content-api/stub-platform'
import { article } from '@/contract/article'
import { page } from '@/contract/page'
import { production } from '@/contract/production'
import { readSite } from '@/contract/site'
import { toMetadata } from '@/lib/pages/metadata'
import type { PageData } from '@/lib/pages/page-data'
import { toColorScheme } from '@/lib/pages/scheme'

const IMAGES = 'https://bilder.example/images'
const bound = (expression: string, source?: string) => ({ expression, ...(source && { source }) })

function makeData(meta: object, over: { path?: string; collection?: boolean } = {}): PageData {
  const site = readSite(makeSite()).value
  if (!site) throw new Error('no site')
  const film = v.parse(
    production,
    makeProduction('p', {
      title: 'Filmen',
      features: ['2D', 'Atmos'],
      contents: [{ body: '<p>Om <b>filmen</b></p>' }],
      assets: [
        {
          type: 'first_image',
          url: `${IMAGES}/a.jpg?v=1`,
          alt: 'En båt',
          focalPointQuery: 'fp-x=0.4&fp-y=0.2&crop=focalpoint&fit=crop',
        },
      ],
    }),
  )
  const source = { name: 'film', model: 'production', collection: over.collection ?? false, filter: [] }
  return {
    site,
    page: v.parse(page, makePage('a', '/a', { title: 'Sidetittel', meta, sources: [source] })),
    params: {},
    sources: { film: { productions: [film], showings: [], articles: [v.parse(article, makeArticle('1'))] } },
    items: {},
    context: {
      locale: 'nb',
      path: over.path ?? '/å b',
      address: '/',
      siteTitle: site.title,
      imagesUrl: IMAGES,
      newsletterAction: undefined,
      runtime: undefined,
      generatedAt: 0,
      choice: undefined,
      search: undefined,
    },
  }
}

const metadataOf = (meta: object, over = {}) => toMetadata(makeData(meta, over), 'https://huset.example')

describe('rule 5: metadata', () => {
  it('the title is site name | bound title (S2.3)', () => {
    expect(metadataOf({ nb: { title: bound('title', 'film') } }).title).toEqual({ absolute: 'Huset | Filmen' })
  })

  const withoutTitle: [string, object][] = [
    ['there is no binding', {}],
    ['it leads nowhere', { nb: { title: bound('mangler', 'film') } }],
    ['its source is unknown', { nb: { title: bound('title', 'ukjent') } }],
    ['it is empty', { nb: { title: bound(' ') } }],
  ]
  it.each(withoutTitle)("the page's own title stands where %s", (_, meta) => {
    expect(metadataOf(meta).title).toEqual({ absolute: 'Huset | Sidetittel' })
  })

  it('a collection source gives nothing', () => {
    expect(metadataOf({ nb: { title: bound('title', 'film') } }, { collection: true }).title).toEqual({
      absolute: 'Huset | Sidetittel',
    })
  })

  it('description is text, keywords are joined, verification is a meta element (S2.2)', () => {
    const metadata = metadataOf({
      nb: {
        description: bound('contents[0].body', 'film'),
        keywords: bound('features', 'film'),
        facebookVerificationCode: bound('abc123'),
      },
    })
    expect(metadata.description).toBe('Om filmen')
    expect(metadata.keywords).toBe('2D, Atmos')
    expect(metadata.other).toEqual({ 'facebook-domain-verification': 'abc123' })
  })

  it('an asset is a picture of 1920x1080, compressed, with its focal point (S9.12)', () => {
    const { openGraph } = metadataOf({ nb: { image: bound('assets[type=first_image]', 'film') } })
    const [image] = [openGraph?.images ?? []].flat()
    const url = new URL(String(typeof image === 'object' && 'url' in image ? image.url : image))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      v: '1',
      w: '1920',
      h: '1080',
      auto: 'compress',
      'fp-x': '0.4',
      'fp-y': '0.2',
      crop: 'focalpoint',
      fit: 'crop',
    })
  })

  it("an article's own picture is one, too", () => {
    const data = makeData({ nb: { image: bound('image', 'film') } })
    const own = v.parse(article, { ...makeArticle('1'), image: { url: `${IMAGES}/b.jpg`, alt: 'Et hus' } })
    const sources = { film: { productions: [], showings: [], articles: [own] } }
    expect(toMetadata({ ...data, sources }, 'https://huset.example').openGraph?.images).toEqual([
      { url: `${IMAGES}/b.jpg?w=1920&h=1080&auto=compress`, alt: 'Et hus' },
    ])
  })

  it('a literal picture is used as it is, an unsafe one not at all', () => {
    expect(metadataOf({ nb: { image: bound('https://x.example/b.png') } }).openGraph?.images).toEqual([
      { url: 'https://x.example/b.png' },
    ])
    expect(metadataOf({ nb: { image: bound('javascript:alert(1)') } }).openGraph?.images).toEqual([
      expect.objectContaining({ url: 'https://huset.example/api/card/%C3%A5%20b' }),
    ])
  })

  it('what is absent is left out, and another locale is not read', () => {
    const metadata = metadataOf({ en: { description: bound('English') } })
    expect(Object.keys(metadata).toSorted()).toEqual(['alternates', 'openGraph', 'title', 'twitter'])
  })

  it('the canonical address is encoded, without a query', () => {
    expect(metadataOf({}).alternates?.canonical).toBe('https://huset.example/%C3%A5%20b')
    expect(metadataOf({}, { path: '/' }).alternates?.canonical).toBe('https://huset.example/')
  })
})

describe('the colour scheme of a page', () => {
  it("is dark on a film's page and under a film programme, by data", () => {
    const data = makeData({})
    expect(toColorScheme(data)).toBe('dark')
    expect(toColorScheme({ ...data, sources: {} })).toBeUndefined()
    const place = { row: 0, column: 0, order: 0 }
    const program = { component: 'program' as const, id: 'b', hide: false, place, data: [] }
    expect(toColorScheme({ sources: {}, page: { ...data.page, blocks: [program] } })).toBe('dark')
    expect(toColorScheme({ sources: {}, page: { ...data.page, blocks: [{ ...program, hide: true }] } })).toBeUndefined()
  })
})

it.each([true, false])('rule 6: published %s and the stage hide nothing from anybody (S6.2)', (published) => {
  const data = makeData({})
  const metadata = toMetadata(
    { ...data, site: { ...data.site, published, stage: 'production' } },
    'https://huset.example',
  )
  expect(metadata.title).toEqual({ absolute: 'Huset | Sidetittel' })
  expect(metadata.robots).toBeUndefined()
})

describe('for those who share and follow', () => {
  it('a page without a picture has one that is drawn, with its title as words', () => {
    const { openGraph, twitter } = metadataOf({}, { path: '/' })
    expect(openGraph?.images).toEqual([
      { url: 'https://huset.example/api/card', alt: 'Sidetittel', width: 1200, height: 630 },
    ])
    expect(twitter).toEqual({ card: 'summary_large_image' })
  })

  it('every page names the feed of the news', () => {
    expect(metadataOf({}).alternates?.types).toEqual({
      'application/rss+xml': [{ url: 'https://huset.example/rss.xml', title: 'Nyheter fra Huset' }],
    })
  })
})
