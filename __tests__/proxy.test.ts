import { NextRequest } from 'next/server'
import {
  applySettings,
  makeEvent,
  makePage,
  makeProduction,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/platform/stub-platform'
import { forgetUnanswered, MOST_ANSWERS } from '@/lib/pages/answers'
import { CHOSEN_ROUTE, NOT_FOUND_ROUTE } from '@/lib/pages/path'
import { processState } from '@/lib/platform/process-state'
import { refreshSite } from '@/lib/platform/sites'
import { refreshSlugs } from '@/lib/platform/slugs'
import { proxy } from '@/proxy'

let platform: StubPlatform
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

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
    ],
    redirects: [
      { from: '/gammel', to: '/b?fast=1' },
      { from: '/midlertidig', to: 'https://x.example/y', permanent: false },
      { from: '/runde', to: '/runde' },
    ],
  })
  platform.productions = [p, makeProduction('dårlig', { title: '' })]
  platform.events = [makeEvent('e1', 'p', Date.now())]
  await refreshSite()
  await refreshSlugs()
})
afterAll(() => platform.stop())
beforeEach(() => {
  platform.calls.length = 0
  processState().answers.clear()
  processState().loads.clear()
  platform.faults.clear()
})

async function ask(address: string, init?: { method: string }) {
  const answer = await proxy(new NextRequest(`http://localhost:3590${address}`, init))
  const rewritten = answer.headers.get('x-middleware-rewrite')
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    rewritten: rewritten === null ? undefined : new URL(rewritten).pathname,
    isPassed: answer.headers.get('x-middleware-next') === '1',
    body: await answer.text(),
  }
}

const NOT_FOUND = { status: 404, rewritten: NOT_FOUND_ROUTE }

describe('rule 1: addresses', () => {
  it.each(['/%E0%A4%A', '/%', '/a/%zz'])('%s is answered 400, in plain words', async (address) => {
    const { status, body } = await ask(address)
    expect(status).toBe(400)
    expect(body).toContain('Adressen er ikke gyldig')
  })

  it.each(['/%00', '/a%2Fb', '/a//b', '/a%5Cb'])('%s does not exist', async (address) => {
    expect(await ask(address)).toMatchObject(NOT_FOUND)
  })

  it('every way to write a path leads to one stored page', async () => {
    expect(await ask('/b%C3%A5%2C%20t')).toMatchObject({ isPassed: true })
    for (const other of ['/b%c3%a5,%20t', '/ba%CC%8A%2C%20t', '/%62%C3%A5,%20t?x=1']) {
      expect(await ask(other)).toMatchObject({ status: 200, rewritten: '/b%C3%A5%2C%20t' })
    }
  })
})

describe('rule 4: redirects', () => {
  it('308, or 307 where it is not permanent; the query of the request is dropped', async () => {
    expect(await ask('/gammel?x=1')).toMatchObject({ status: 308, location: 'http://localhost:3590/b?fast=1' })
    expect(await ask('/midlertidig')).toMatchObject({ status: 307, location: 'https://x.example/y' })
  })

  it('one to itself is as if absent', async () => expect(await ask('/runde')).toMatchObject(NOT_FOUND))
})

describe('rule 2: what does not exist', () => {
  it.each(['/finnes-ikke', '/a/b/c', '/P-slug', '/404.html', '/_next/x', '/api/x'])(
    '%s is answered by one page, without asking the platform',
    async (address) => {
      expect(await ask(address)).toMatchObject(NOT_FOUND)
      expect(platform.calls).toEqual([])
    },
  )

  it('what exists is passed on; a single source is asked for once', async () => {
    expect(await ask('/')).toMatchObject({ isPassed: true })
    expect(await ask('/p-slug')).toMatchObject({ isPassed: true })
    expect(await ask('/p-slug?x=1')).toMatchObject({ isPassed: true })
    expect(platform.calls).toHaveLength(1)
  })

  it('rule 18: a page whose single source is dropped does not answer, until a change', async () => {
    const address = `/${encodeURIComponent('dårlig-slug')}`
    expect(await ask(address)).toMatchObject(NOT_FOUND)
    expect(warn).toHaveBeenCalled()
    platform.productions = [p, makeProduction('dårlig')]
    expect(await ask(address)).toMatchObject(NOT_FOUND)
    forgetUnanswered()
    expect(await ask(address)).toMatchObject({ isPassed: true })
  })

  it('where the platform does not answer, what is stored is tried', async () => {
    platform.faults.set('/productions', (_, response) => response.writeHead(503).end())
    expect(await ask('/p-slug')).toMatchObject({ isPassed: true })
  })
})

describe('rule 2: patterns whose parameter is no slug', () => {
  it.each(['/forestilling/e1', '/edi/NO-1'])('%s is tried, and stored where it is answered', async (address) => {
    expect(await ask(address)).toMatchObject({ isPassed: true })
  })

  it.each(['/forestilling/e2', '/edi/p-slug'])('%s is asked for once, and not there', async (address) => {
    expect(await ask(address)).toMatchObject(NOT_FOUND)
    expect(await ask(address)).toMatchObject(NOT_FOUND)
    expect(platform.calls).toHaveLength(1)
  })

  it("what answers whatever stands in its place is shown, but stored nowhere; its drawn picture is the front page's", async () => {
    expect(await ask('/kategori/konsert')).toMatchObject({ status: 200, rewritten: `${CHOSEN_ROUTE}/kategori/konsert` })
    expect(await ask('/api/card/kategori/konsert')).toMatchObject({ status: 200, rewritten: '/api/card' })
  })

  it('where the platform does not answer, only what is stored is asked of the store', async () => {
    platform.faults.set('/events', (_, response) => response.writeHead(503).end())
    expect(await ask('/forestilling/e3')).toMatchObject({ rewritten: `${CHOSEN_ROUTE}/forestilling/e3` })
    processState().loads.set('/forestilling/e3', { tags: [], startedAt: 0, isFailed: false })
    expect(await ask('/forestilling/e3')).toMatchObject({ isPassed: true })
  })

  it('probes are not remembered without end', async () => {
    const { answers } = processState()
    for (let at = 0; at < MOST_ANSWERS; at += 1) answers.set(`/${at}`, { isAnswered: false, checkedAt: 0 })
    await ask('/edi/ukjent')
    expect(answers.size).toBe(MOST_ANSWERS)
    expect(answers.has('/edi/ukjent')).toBe(true)
    expect(answers.has('/0')).toBe(false)
  })
})

describe("the site's own", () => {
  it('routes are passed on; nothing else exists for a POST either', async () => {
    expect(await ask('/api/revalidate', { method: 'POST' })).toMatchObject({ isPassed: true })
    expect(await ask('/finnes-ikke', { method: 'POST' })).toMatchObject(NOT_FOUND)
  })

  it.each([NOT_FOUND_ROUTE, `${CHOSEN_ROUTE}/p-slug`])(
    '%s is for the proxy alone, also before the site was ever read',
    async (address) => {
      expect(await ask(address)).toMatchObject(NOT_FOUND)
      const { site } = processState()
      processState().site = undefined
      expect(await ask(address)).toMatchObject(NOT_FOUND)
      processState().site = site
    },
  )

  it('the drawn picture of a page exists where the page does', async () => {
    expect(await ask('/api/card/p-slug')).toMatchObject({ isPassed: true })
    expect(await ask('/api/card')).toMatchObject({ isPassed: true })
    expect(await ask('/api/card/b%C3%A5,%20t')).toMatchObject({ rewritten: '/api/card/b%C3%A5%2C%20t' })
    expect(await ask('/api/card/finnes-ikke?title=Ondt')).toMatchObject({ status: 404, isPassed: false })
  })

  it('the search page is shown with status 503 where nothing can be searched', async () => {
    platform.faults.set('/article', (_, response) => response.writeHead(503).end())
    expect(await ask('/search?q=troll')).toMatchObject({ status: 503, rewritten: '/search' })
    expect(await ask('/search')).toMatchObject({ isPassed: true })
    platform.faults.clear()
    expect(await ask('/search?q=troll')).toMatchObject({ isPassed: true })
  })

  it('before the site was ever read, everything is passed on but the search', async () => {
    const { site } = processState()
    processState().site = undefined
    expect(await ask('/finnes-ikke')).toMatchObject({ isPassed: true })
    expect(await ask('/search?q=x')).toMatchObject({ status: 503, body: expect.stringContaining('ute av drift') })
    processState().site = site
  })
})
