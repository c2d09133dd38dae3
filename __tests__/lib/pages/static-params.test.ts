import {
  applySettings,
  makeArticle,
  makePage,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { toAddress } from '@/lib/pages/path'
import { listStaticPaths } from '@/lib/pages/static-params'

let platform: StubPlatform
const article = [
  { name: 's', model: 'article', collection: false, filter: [{ property: 'slug', operator: 'eq', value: '@s' }] },
]

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
  platform.site = makeSite({
    pages: [
      makePage('front', '/'),
      makePage('a', '/a/b'),
      ...[
        '/404.html',
        '/robots.txt',
        '/rss.xml',
        '/sitemap.xml',
        '/konto',
        '/kalender/e1',
        '/search',
        '/internal--/not-found',
      ].map((path) => makePage(path, path)),
      makePage('bilde', '/api/card/a'),
      makePage('sak', '/sak', { matchPath: '/article/:s', sources: article }),
    ],
  })
  const slugs = ['kort', 'x'.repeat(200), 'x'.repeat(201), 'å'.repeat(100), 'å'.repeat(101)]
  platform.articles = slugs.map((slug, at) => makeArticle(`${at}`, { slug }))
})
afterAll(() => platform.stop())

it('S1.26: generates ahead the pages of the registry, but none that another route answers or that no file can be named after', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  expect((await listStaticPaths(() => true)).map(toAddress).toSorted()).toEqual(
    [
      '/',
      '/a/b',
      '/article/kort',
      `/article/${'x'.repeat(200)}`,
      `/article/${encodeURIComponent('å'.repeat(100))}`,
    ].toSorted(),
  )
  expect(warn).toHaveBeenCalledWith('page /konto: the site itself answers /konto')
})
