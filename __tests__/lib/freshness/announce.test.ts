import {
  applySettings,
  makeArticle,
  makePage,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import type { Change } from '@/contract/change'

let platform: StubPlatform
let announce: typeof import('@/lib/freshness/announce').announce
const refresh = jest.fn()
const forget = jest.fn()
/** By tag, as they are stored. */
let stored: Record<string, string[]>
let room: Parameters<typeof announce>[0]

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())
beforeEach(async () => {
  jest.clearAllMocks()
  jest.resetModules()
  ;({ announce } = await import('@/lib/freshness/announce'))
  const { PageStore } = await import('@/lib/freshness/page-store')
  const { PathExistence } = await import('@/lib/freshness/path-existence')
  const { Regenerator } = await import('@/lib/freshness/regenerator')
  stored = {}
  const store = Object.assign(Object.create(PageStore.prototype), {
    announce: (tags: string[]) => tags.flatMap((tag) => stored[tag] ?? []),
    has: (address: string) => Object.values(stored).flat().includes(address),
  })
  const existence = Object.assign(Object.create(PathExistence.prototype), { forget })
  const regenerator = Object.assign(Object.create(Regenerator.prototype), { refresh })
  room = { store, existence, regenerator }
  platform.calls.length = 0
  platform.faults.clear()
  platform.articles = []
  const article = [
    { name: 'a', model: 'article', collection: false, filter: [{ property: 'slug', operator: 'eq', value: '@slug' }] },
  ]
  platform.site = makeSite({ pages: [makePage('art', '/art', { matchPath: '/article/:slug', sources: article })] })
})

const say = (...changes: Change[]) => announce(room, changes)

it('rule 16: reads the site anew on page and site, the slugs on documents with a path', async () => {
  await say({ model: 'block-data', id: 'i' })
  expect(platform.calls).toEqual([])
  await say({ model: 'page', id: 'a', slug: '/a' })
  expect(platform.calls).toEqual(['/v1/sites'])
  await say({ model: 'article', id: 'a', slug: 'a' })
  expect(platform.calls[1]).toContain('/slugs')
})

it('reads no slugs for a document that stays where it was', async () => {
  platform.articles = [makeArticle('a')]
  await say({ model: 'site', id: 'huset' })
  platform.calls.length = 0
  await say({ model: 'article', id: 'a', slug: 'a-slug' })
  expect(platform.calls).toEqual([])
  await say({ model: 'article', id: 'a', slug: 'ny-slug', previousSlug: 'a-slug' })
  await say({ model: 'article', id: 'a', slug: 'a-slug', deleted: true })
  expect(platform.calls).toHaveLength(2)
})

it('has rendered again what shows it, and asks again which paths exist', async () => {
  stored = { 'article:a': ['/article/a'], articles: ['/nyheter', '/'], 'production:p': ['/p'] }
  await say({ model: 'article', id: 'a', slug: 'a' })
  expect(refresh.mock.calls).toEqual([[['/article/a', '/nyheter', '/']]])
  expect(forget).toHaveBeenCalledTimes(1)
})

it('no visitor is the first to ask for what is new', async () => {
  platform.articles = [makeArticle('ny')]
  await say({ model: 'site', id: 'huset' })
  refresh.mockClear()
  await say({ model: 'article', id: 'ny', slug: 'ny-slug' })
  expect(refresh.mock.calls).toEqual([[['/article/ny-slug']]])
  refresh.mockClear()
  await say({ model: 'article', id: 'ny', slug: 'ny-slug', deleted: true })
  expect(refresh.mock.calls).toEqual([[[]]])
})

it('other patterns may answer any path: everything is announced', async () => {
  await say({ model: 'site', id: 'huset' })
  platform.site = makeSite({ pages: [makePage('m', '/m', { matchPath: '/:m' })] })
  expect(await say({ model: 'page', id: 'm', slug: '/m' })).toEqual(['page:m', 'path:%2Fm', 'site'])
})

it.each([
  ['/sites', { model: 'page', id: 'a', slug: '/a' } as const],
  ['/slugs', { model: 'article', id: 'a', slug: 'a' } as const],
])(
  'announces nothing while %s does not answer: what is rendered of the old would count as fresh',
  async (path, change) => {
    stored = { 'page:a': ['/a'], articles: ['/nyheter'] }
    platform.faults.set(path, (_, response) => response.writeHead(503).end())
    await expect(say(change)).rejects.toThrow('503')
    expect(refresh).not.toHaveBeenCalled()
  },
)

it('says at its second try what the site had told already at the first', async () => {
  await say({ model: 'site', id: 'huset' })
  platform.faults.set('/slugs', (_, response) => response.writeHead(503).end())
  platform.site = makeSite({ pages: [makePage('n', '/n', { matchPath: '/:n' })] })
  const changes: Change[] = [
    { model: 'page', id: 'n', slug: '/n' },
    { model: 'article', id: 'a' },
  ]
  await expect(say(...changes)).rejects.toThrow('503')
  platform.faults.clear()
  expect(await say(...changes)).toContain('site')
})
