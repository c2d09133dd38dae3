/** The door over real HTTP, with a stub for what Next renders. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  applySettings,
  makePage,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { getRegistry, refreshKnown } from '@/lib/freshness/known-site'
import { PageStore } from '@/lib/freshness/page-store'
import { PathExistence } from '@/lib/freshness/path-existence'
import { Regenerator } from '@/lib/freshness/regenerator'
import { createDoor } from '@/server/door'
import { RenderLimit } from '@/server/render-limit'
import { createViews } from '@/server/views'

let platform: StubPlatform
let folder: string
let store: PageStore
let regenerator: Regenerator
let server: Server
/** What Next was asked for. */
let rendered: string[]
let render: (url: string) => Promise<{ status: number; type?: string; body: string }>
jest.spyOn(console, 'warn').mockImplementation(() => {})

const RATES = { atOnce: 2, all: { burst: 20, perSecond: 1 }, address: { burst: 3, perSecond: 1 } }
const HTML = (words: string) =>
  `<!DOCTYPE html><html><head><script src="/_next/static/a.js" async=""></script></head><body>${words}<script>self.__next_f.push([1,"x"])</script></body></html>`

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
  platform.site = makeSite({
    pages: [makePage('front', '/'), makePage('a', '/a'), makePage('borte', '/404.html'), makePage('search', '/search')],
    redirects: [
      { from: '/gammel', to: '/a' },
      { from: '/tegn', to: '/kino/–tilbud?x=ø' },
      { from: '/ute', to: 'https://ute.example/ø' },
    ],
  })
  await refreshKnown([{ model: 'site', id: 'huset' }])
})
afterAll(() => platform.stop())

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'door-'))
  const asked: string[] = []
  rendered = asked
  store = new PageStore(() => folder)
  await store.open()
  render = async (url) => ({ status: 200, body: HTML(url) })
  const ask = async (url: string) => {
    asked.push(url)
    const { status, type = 'text/html; charset=utf-8', body } = await render(url)
    return { status, headers: { 'content-type': type }, body: Buffer.from(body) }
  }
  const existence = new PathExistence(store.has)
  regenerator = new Regenerator(store, async (address) => {
    const { status, body } = await ask(address)
    const page = {
      body,
      contentType: 'text/html; charset=utf-8',
      flight: Buffer.from(`flight of ${address}`),
      segments: new Map([
        ['/_tree', Buffer.from('tree')],
        ['/_empty', Buffer.alloc(0)],
      ]),
    }
    if (status === 200) await store.put(address, page, ['site', `page:${address}`])
    return status
  })
  const views = createViews({
    freshness: { store, existence, regenerator },
    renderer: { render: ask, close: () => {} },
    limits: { page: new RenderLimit(RATES), data: new RenderLimit(RATES) },
    toVisitor: ({ headers }) => String(headers['x-visitor'] ?? 'somebody'),
  })
  const knowledge = {
    registry: getRegistry(),
    isStored: store.has,
    find: existence.find.bind(existence),
    isDevelopment: false,
  }
  const webhook = async (_: unknown, body: string) => ({ status: 202 as const, body: { revalidated: [body] } })
  server = createServer(createDoor({ knowledge, views, webhook }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  regenerator.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

async function get(address: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, method, headers, agent: false }, resolve)
      .on('error', reject)
      .end(body)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
const textOf = async (address: string) => (await get(address)).body.toString()

it('a choice that cannot be rendered is answered with the page as it is stored', async () => {
  await get('/a')
  render = async () => ({ status: 500, body: 'x' })
  const { status, body } = await get('/a?dag=2026-11-21')
  expect([status, body.toString()]).toEqual([200, expect.stringContaining('/a')])
})

it('an address that cannot be read is answered with the page for what does not exist', async () => {
  const { status, body } = await get('/%E0%A4%A')
  expect([status, body.toString()]).toEqual([400, expect.stringContaining('/internal--/not-found')])
})

describe('a stored page', () => {
  it('is rendered once, and answered from the store from then on', async () => {
    expect(await textOf('/a')).toContain('/a')
    expect((await get('/a/?x=1')).status).toBe(200)
    expect(rendered).toEqual(['/a'])
  })

  it('is the same in every encoding, with a tag of its own and one policy', async () => {
    const plain = await get('/a')
    const br = await get('/a', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/a', { 'accept-encoding': 'gzip, br;q=0' })
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(plain.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(br.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    expect(plain.headers.vary?.match(/accept-encoding/gi)).toHaveLength(1)
    expect(plain.headers['x-content-type-options']).toBe('nosniff')
  })

  it('is not sent to who has it', async () => {
    const { headers } = await get('/a', { 'accept-encoding': 'br' })
    const again = await get('/a', { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${headers.etag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    expect((await get('/a', { 'accept-encoding': 'br', 'if-none-match': '"x"' })).status).toBe(200)
  })

  it('has the same head for HEAD', async () => {
    const { headers, body } = await get('/a')
    const head = await get('/a', {}, 'HEAD')
    expect(body.length).toBeGreaterThan(0)
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' })
  })

  it('gives a soft navigation its flight data, whole or a segment of it', async () => {
    const flight = await get('/a?_rsc=x', { rsc: '1' })
    expect([flight.headers['content-type'], flight.body.toString()]).toEqual(['text/x-component', 'flight of /a'])
    const tree = await get('/a', { rsc: '1', 'next-router-segment-prefetch': '/_tree' })
    expect([tree.headers['x-nextjs-postponed'], tree.body.toString()]).toEqual(['2', 'tree'])
    expect((await get('/a', { rsc: '1', 'next-router-segment-prefetch': '/x' })).status).toBe(404)
    expect((await get('/a', { rsc: '1', 'next-router-segment-prefetch': '/_empty' })).status).toBe(200)
    expect(rendered).toContain('/a')
  })

  it('is shown as it was while it is rendered again, and while that fails', async () => {
    await get('/a')
    let finish = () => {}
    render = (url) => new Promise((resolve) => (finish = () => resolve({ status: 200, body: HTML(`fornyet ${url}`) })))
    regenerator.refresh(store.announce(['page:/a']))
    expect(await textOf('/a')).not.toContain('fornyet')
    finish()
    while (store.isStale('/a')) await new Promise(setImmediate)
    expect(await textOf('/a')).toContain('fornyet /a')
    render = async () => ({ status: 500, body: 'Internal Server Error' })
    regenerator.refresh(store.announce(['page:/a']))
    await new Promise(setImmediate)
    expect(await get('/a')).toMatchObject({ status: 200 })
  })

  it('that nothing answers any more is missing', async () => {
    render = async (url) => (url === '/a' ? { status: 404, body: HTML('gone') } : { status: 200, body: HTML(url) })
    const { status, body } = await get('/a')
    expect([status, body.toString()]).toEqual([404, expect.stringContaining('/internal--/not-found')])
    await get('/a')
    expect(rendered.filter((url) => url === '/a')).toHaveLength(1)
  })

  it('that cannot be rendered is told in words, and never by Next', async () => {
    render = async () => ({ status: 500, body: 'Internal Server Error' })
    const { status, headers, body } = await get('/a')
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(body.toString()).toContain('Prøv igjen')
  })
})

describe('what is rendered for each who asks', () => {
  it('is rendered once for all who ask for the same, until a change, and no other cache may keep it', async () => {
    const { headers, body } = await get('/a?vis=tid', { 'accept-encoding': 'identity' })
    expect(body.toString()).toContain('/internal--/uncached/a?vis=tid')
    expect(headers['cache-control']).toBe('private, no-store')
    for (let turn = 0; turn < 10; turn += 1) expect((await get('/a?vis=tid&x=1')).status).toBe(200)
    expect(rendered).toEqual(['/internal--/uncached/a?vis=tid'])
    store.announce(['page:x'])
    await get('/a?vis=tid')
    expect(rendered).toHaveLength(2)
  })

  it('is asked with the parameter of a soft navigation, and tells Next where it led', async () => {
    const { headers } = await get('/a?vis=tid&_rsc=abc', { rsc: '1' })
    expect(rendered).toEqual(['/internal--/uncached/a?vis=tid&_rsc=abc'])
    expect(headers['x-nextjs-rewritten-path']).toBe('/internal--/uncached/a')
    expect(headers['x-nextjs-rewritten-query']).toBe('vis=tid')
  })

  it('has a bound by address, and stored pages have none', async () => {
    const statuses = []
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await get(`/search?q=${turn}`)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(Number((await get('/search?q=x')).headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/search?q=x', { 'x-visitor': 'another' })).status).toBe(200)
    for (let turn = 0; turn < 10; turn += 1) expect((await get('/a')).status).toBe(200)
  })

  it('is unavailable where it says so, in words where it fails, and missing where there is none', async () => {
    render = async () => ({ status: 200, body: HTML('<section data-unavailable="true"></section>') })
    expect((await get('/search?q=x')).status).toBe(503)
    render = async () => ({ status: 500, body: 'Internal Server Error' })
    expect(await textOf('/search?q=x')).toContain('Noe gikk galt hos oss')
    render = async (url) => ({ status: url.includes('search') ? 404 : 200, body: HTML(url) })
    expect((await get('/search?q=x')).status).toBe(404)
  })
})

describe('a method that is not taken', () => {
  it('300 of them render nothing', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, turn) => get(turn % 2 ? '/a' : '/?dag=2026-11-21', {}, 'POST', 'x=1')),
    )
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.allow}`))).toEqual(
      new Set(['405 GET, HEAD']),
    )
    expect(rendered).toEqual([])
  })
})

it('redirects, the webhook, and what does not exist', async () => {
  expect(await get('/gammel?x=1')).toMatchObject({ status: 308, headers: { location: '/a' } })
  expect((await get('/tegn')).headers.location).toBe('/kino/%E2%80%93tilbud?x=%C3%B8')
  expect((await get('/ute')).headers.location).toBe('https://ute.example/%C3%B8')
  expect(JSON.parse((await get('/api/revalidate', {}, 'POST', 'hei')).body.toString())).toEqual({
    revalidated: ['hei'],
  })
  expect((await get('/api/revalidate', {}, 'POST', 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  expect(await get('/finnes-ikke')).toMatchObject({ status: 404, body: expect.anything() })
  expect((await get('/_next/static/finnes-ikke.js')).status).toBe(404)
})
