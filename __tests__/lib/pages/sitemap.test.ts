import {
  applySettings,
  makeArticle,
  makePage,
  makeProduction,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { refreshSite } from '@/lib/content-api/sites'
import { readSitemap, toSitemapXml } from '@/lib/pages/sitemap'

let platform: StubPlatform
const block = (component: string, data: string[] = []) => ({
  component,
  id: component,
  hide: false,
  place: { row: 0, column: 0, order: 0 },
  data,
})
const single = (name: string, model: string, property: string) => [
  { name, model, collection: false, filter: [{ property, operator: 'eq', value: `@${name}` }] },
]

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  platform = await startStubPlatform()
  applySettings(platform.url)
  platform.site = makeSite({
    pages: [
      makePage('front', '/'),
      makePage('bad', '/bå, d', { blocks: [block('content', ['i'])] }),
      makePage('borte', '/404.html'),
      makePage('let', '/finn', { blocks: [block('searchResults')] }),
      makePage('prove', '/prove', { unlisted: true }),
      makePage('flyttet', '/flyttet'),
      makePage('mappe', '/mappe/index.html'),
      makePage('sak', '/sak', { matchPath: '/article/:sak', sources: single('sak', 'article', 'slug') }),
      makePage('verk', '/verk', { matchPath: '/:verk', sources: single('verk', 'production', 'parentSlug') }),
    ],
    redirects: [{ from: '/flyttet', to: '/' }],
  })
  platform.productions = [
    makeProduction('film'),
    makeProduction('gammel', { archived: true }),
    makeProduction('kultur', { object: 'culture', objectClass: 'culture', pageReference: 'k å' }),
    makeProduction('uten', { object: 'culture', objectClass: 'culture', pageReference: undefined }),
  ]
  platform.articles = [makeArticle('a', { slug: "nytt & 'sånt'" })]
  platform.announce({ model: 'page', id: 'bad', slug: '/bå, d' }, { model: 'block-data', id: 'i' })
  await refreshSite()
})
afterAll(() => platform.stop())

const entries = async () =>
  Object.fromEntries((await readSitemap('/sitemap.xml')).entries.map(({ address, changedAt }) => [address, changedAt]))

it('holds every page that may be found, and nothing that leads elsewhere or nowhere', async () => {
  expect(Object.keys(await entries()).toSorted()).toEqual(
    [
      '/',
      '/b%C3%A5%2C%20d',
      '/mappe',
      "/article/nytt%20%26%20's%C3%A5nt'",
      '/film-slug',
      '/gammel-slug',
      '/k%20%C3%A5',
    ].toSorted(),
  )
})

it('tells when a document was last written, and of a page where the feed knows', async () => {
  const known = await entries()
  expect(known['/film-slug']).toBe(1)
  expect(known['/b%C3%A5%2C%20d']).toBe(1)
  expect(known['/']).toBeUndefined()
})

it('hears of changes of pages, productions, articles and the site', async () => {
  const { tags } = await readSitemap('/sitemap.xml')
  expect(tags).toEqual(expect.arrayContaining(['site', 'productions', 'articles', 'page:bad', 'path:%2Fsitemap.xml']))
})

it('a film that no page of the registry shows is not there', async () => {
  const { site } = platform
  platform.site = makeSite({ pages: [makePage('front', '/')] })
  await refreshSite()
  expect(Object.keys(await entries())).toEqual(['/'])
  platform.site = site
  await refreshSite()
})

it('is written as the format says', async () => {
  const xml = toSitemapXml(
    [
      { address: '/', changedAt: undefined },
      { address: '/urtid', changedAt: 8.64e15 },
      { address: "/a'b", changedAt: Date.UTC(2026, 10, 20, 14) },
    ],
    'https://huset.example',
  )
  expect(xml).toContain('<url><loc>https://huset.example/</loc></url>')
  expect(xml).toContain('<url><loc>https://huset.example/urtid</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://huset.example/a&apos;b</loc><lastmod>2026-11-20T14:00:00.000Z</lastmod></url>',
  )
})

it('is not made of half an answer', async () => {
  platform.faults.set('/slugs', (_, response) => response.writeHead(503).end())
  await expect(readSitemap('/sitemap.xml')).rejects.toThrow('503')
})
