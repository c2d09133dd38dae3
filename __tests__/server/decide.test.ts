/** What answers an address: the rules of paths, as a request meets them. */
import {
  applySettings,
  makeEvent,
  makePage,
  makeProduction,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { getRegistry, refreshKnown } from '@/lib/freshness/known-site'
import { PathExistence } from '@/lib/freshness/path-existence'
import { NOT_FOUND_ROUTE, UNCACHED_ROUTE } from '@/lib/pages/path'
import { decide } from '@/server/decide'

let platform: StubPlatform
jest.spyOn(console, 'warn').mockImplementation(() => {})

const film = [
  {
    name: 'film',
    model: 'production',
    collection: false,
    filter: [
      { property: 'parentSlug', operator: 'eq', value: '@slug' },
      { property: 'object', operator: 'eq', value: 'movie' },
    ],
  },
]

const p = makeProduction('p', { ediNumber: 'NO-1' })
const bound = (model: string, property: string, collection = false) => [
  { name: 's', model, collection, filter: [{ property, operator: 'eq', value: '@x' }] },
]

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
  platform.site = makeSite({
    pages: [
      makePage('front', '/'),
      makePage('a', '/bå, t'),
      makePage('film', '/film', { matchPath: '/:slug', sources: film }),
      makePage('visning', '/v', { matchPath: '/forestilling/:x', sources: bound('event', 'id') }),
      makePage('edi', '/e', { matchPath: '/edi/:x', sources: bound('production', 'ediNumber') }),
      makePage('slag', '/k', { matchPath: '/kategori/:x', sources: bound('production', 'genres', true) }),
      makePage('indre', NOT_FOUND_ROUTE),
      makePage('borte', '/404.html'),
      makePage('let', '/search'),
      makePage('data', '/data.rsc'),
    ],
    redirects: [
      { from: '/gammel', to: '/b?fast=1' },
      { from: '/midlertidig', to: 'https://x.example/y', permanent: false },
      { from: '/runde', to: '/runde' },
    ],
  })
  platform.productions = [p, makeProduction('dårlig', { title: '' })]
  platform.events = [makeEvent('e1', 'p', Date.now())]
  await refreshKnown([{ model: 'site', id: 'huset' }])
})
afterAll(() => platform.stop())

const stored = new Set<string>()
let existence: PathExistence
beforeEach(() => {
  platform.calls.length = 0
  platform.faults.clear()
  stored.clear()
  existence = new PathExistence((address) => stored.has(address))
})

const ask = (address: string, { method = 'GET', isRead = true } = {}) =>
  decide(method, address, {
    registry: isRead ? getRegistry() : undefined,
    isStored: (one) => stored.has(one),
    find: (registry, segments) => existence.find(registry, segments),
    isDevelopment: false,
  })

const MISSING = { kind: 'missing' }
const at = (address: string) => ({ kind: 'stored', address })
const each = (url: string) => ({ kind: 'each', url, cost: 'page' })

describe('rule 1: addresses', () => {
  it.each(['/%E0%A4%A', '/%', '/a/%zz', '/%00', 'http://x.example/', '*', '/a\\b'])(
    '%s is refused with 400',
    async (address) => {
      expect(await ask(address)).toEqual({ kind: 'refuse', status: 400 })
    },
  )

  it.each(['/a%2Fb', '/a//b', '/a%5Cb', '/..%2f', '//x.example/a'])('%s does not exist', async (address) => {
    expect(await ask(address)).toEqual(MISSING)
  })

  it.each(['/b%C3%A5%2C%20t', '/b%c3%a5,%20t', '/ba%CC%8A%2C%20t', '/%62%C3%A5,%20t?x=1', '/b%C3%A5%2C%20t/'])(
    '%s is one stored page with its other spellings',
    async (address) => expect(await ask(address)).toEqual(at('/b%C3%A5%2C%20t')),
  )

  it.each(['/p-slug.rsc', '/data.rsc', '/p-slug.%72sc', '/p-slug.segments/_tree.segment.rsc', '/p-slug.rsc/'])(
    '%s, which Next would take for a page, is none',
    async (address) => expect(await ask(address)).toEqual(MISSING),
  )
})

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND'])(
    '%s is taken by nothing but its own route, known or unknown',
    async (method) => {
      for (const address of ['/', '/p-slug', '/finnes-ikke', '/api/search?q=x', '/search?q=x', '/?dag=2026-11-21']) {
        expect(await ask(address, { method })).toEqual({ kind: 'refuse', status: 405, allow: 'GET, HEAD' })
      }
      expect(platform.calls).toEqual([])
    },
  )

  it('the webhook takes POST alone', async () => {
    expect(await ask('/api/revalidate', { method: 'POST' })).toEqual({ kind: 'webhook' })
    expect(await ask('/api/revalidate')).toEqual({ kind: 'refuse', status: 405, allow: 'POST' })
  })

  it('HEAD is GET', async () => expect(await ask('/p-slug', { method: 'HEAD' })).toEqual(at('/p-slug')))
})

describe('rule 4: redirects', () => {
  it('308, or 307 where it is not permanent; the query of the request is dropped', async () => {
    expect(await ask('/gammel?x=1')).toEqual({ kind: 'redirect', status: 308, to: '/b?fast=1' })
    expect(await ask('/midlertidig')).toEqual({ kind: 'redirect', status: 307, to: 'https://x.example/y' })
  })

  it('one to itself is as if absent', async () => expect(await ask('/runde')).toEqual(MISSING))
})

describe('rule 2: what does not exist', () => {
  it.each(['/finnes-ikke', '/a/b/c', '/P-slug', '/404.html', '/_next/x', '/api/x'])(
    '%s is missing, without asking the platform',
    async (address) => {
      expect(await ask(address)).toEqual(MISSING)
      expect(platform.calls).toEqual([])
    },
  )

  it.each(['/', '/p-slug', '/p-slug?x=1'])('%s is known, without asking the platform', async (address) => {
    expect(await ask(address)).toMatchObject({ kind: 'stored' })
    expect(platform.calls).toEqual([])
  })

  it('what is stored all the same is shown', async () => {
    existence.noteAbsent('/p-slug')
    stored.add('/p-slug')
    expect(await ask('/p-slug')).toEqual(at('/p-slug'))
  })

  it('what was rendered and not found is missing until a change', async () => {
    existence.noteAbsent('/p-slug')
    expect(await ask('/p-slug')).toEqual(MISSING)
    existence.forget()
    expect(await ask('/p-slug')).toEqual(at('/p-slug'))
  })
})

describe('rule 2: patterns whose parameter is no slug', () => {
  it.each(['/forestilling/e1', '/edi/NO-1'])('%s is asked for, and stored', async (address) => {
    expect(await ask(address)).toEqual(at(address))
  })

  it.each(['/forestilling/e2', '/edi/p-slug'])('%s is asked for once, and not there', async (address) => {
    expect(await ask(address)).toEqual(MISSING)
    expect(await ask(address)).toEqual(MISSING)
    expect(platform.calls).toHaveLength(1)
  })

  it("what answers whatever stands in its place is rendered for each; its drawn picture is the front page's", async () => {
    expect(await ask('/kategori/konsert')).toEqual(each(`${UNCACHED_ROUTE}/kategori/konsert`))
    expect(await ask('/api/card/kategori/konsert')).toEqual(at('/api/card'))
  })

  it('where the platform does not answer, only what is stored is asked of the store', async () => {
    platform.faults.set('/events', (_, response) => response.writeHead(503).end())
    expect(await ask('/forestilling/e3')).toEqual(each(`${UNCACHED_ROUTE}/forestilling/e3`))
    stored.add('/forestilling/e3')
    expect(await ask('/forestilling/e3')).toEqual(at('/forestilling/e3'))
  })
})

describe('a choice of a programme', () => {
  it.each([
    ['/p-slug?dag=2026-11-21', '?dag=2026-11-21'],
    ['/p-slug?filter=3d,barn&dag=2026-11-21&x=1', '?dag=2026-11-21&filter=barn,3d'],
    ['/p-slug?dag=i-morgen', ''],
    ['/p-slug?vis=tid&vis=film&_rsc=abc', '?vis=tid'],
  ])('%s is rendered for each, in one spelling', async (address, query) => {
    expect(await ask(address)).toEqual({ ...each(`${UNCACHED_ROUTE}/p-slug${query}`), fallback: '/p-slug' })
  })
})

describe("the site's own", () => {
  it.each([NOT_FOUND_ROUTE, `${UNCACHED_ROUTE}/p-slug`, '/galleri-utvikling'])('%s is for nobody', async (address) => {
    expect(await ask(address)).toEqual(MISSING)
    expect(await ask(address, { isRead: false })).toEqual(MISSING)
  })

  it.each(['/konto', '/konto/billetter', '/rss.xml', '/sitemap.xml', '/robots.txt'])(
    '%s is stored',
    async (address) => {
      expect(await ask(address)).toEqual(at(address))
    },
  )

  it('searches and calendars are made for each who asks', async () => {
    expect(await ask('/search?q=troll')).toEqual(each('/search?q=troll'))
    expect(await ask('/api/search?q=troll')).toEqual({ kind: 'each', url: '/api/search?q=troll', cost: 'data' })
    expect(await ask('/kalender/e1.ics')).toEqual({ kind: 'each', url: '/kalender/e1.ics', cost: 'data' })
  })

  it('the drawn picture of a page exists where the page does', async () => {
    expect(await ask('/api/card/p-slug')).toEqual(at('/api/card/p-slug'))
    expect(await ask('/api/card')).toEqual(at('/api/card'))
    expect(await ask('/api/card/b%C3%A5,%20t')).toEqual(at('/api/card/b%C3%A5%2C%20t'))
    expect(await ask('/api/card/finnes-ikke?title=Ondt')).toEqual(MISSING)
  })

  it('before the site was ever read, only what is stored is shown', async () => {
    stored.add('/p-slug')
    expect(await ask('/p-slug', { isRead: false })).toEqual(at('/p-slug'))
    expect(await ask('/finnes-ikke', { isRead: false })).toEqual({ kind: 'refuse', status: 503 })
  })
})
