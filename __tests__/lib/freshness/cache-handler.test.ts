import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import CacheHandler from '@/lib/freshness/cache-handler'
import { pageStore } from '@/lib/freshness/page-store'

let folder: string
const handler = new CacheHandler()
const { NEXT_DIST_DIR } = process.env

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-handler-'))
  process.env.NEXT_DIST_DIR = path.relative(process.cwd(), folder)
  mkdirSync(path.join(folder, 'pages'))
})
afterAll(() => {
  if (NEXT_DIST_DIR === undefined) delete process.env.NEXT_DIST_DIR
  else process.env.NEXT_DIST_DIR = NEXT_DIST_DIR
  rmSync(folder, { recursive: true })
})

type Value = NonNullable<Parameters<CacheHandler['set']>[1]>
const toPage = (over: object = {}) =>
  ({
    kind: 'APP_PAGE',
    html: '<p>å</p>',
    rscData: Buffer.from('flight'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': 'site,page:a' },
    postponed: undefined,
    status: 200,
    ...over,
  }) as unknown as Value

const SCOPE = '/route-cache/app-page/abc/$'

it.each([
  [`${SCOPE}/index`, '/'],
  [`${SCOPE}/program`, '/program'],
  [`${SCOPE}/index/index`, '/index'],
  [`${SCOPE}/indeks`, '/indeks'],
  [`${SCOPE}/article/blå, t`, '/article/bl%C3%A5%2C%20t'],
  [`${SCOPE}/100%`, '/100%25'],
  ['/rss.xml', '/rss.xml'],
])('what Next keeps as %s is stored as %s', async (key, address) => {
  await handler.set(key, toPage())
  expect(pageStore.has(address)).toBe(true)
  expect(await pageStore.read(address)).toEqual({
    body: Buffer.from('<p>å</p>'),
    contentType: 'text/html; charset=utf-8',
    flight: Buffer.from('flight'),
    segments: new Map([['/_tree', Buffer.from('tree')]]),
  })
  expect(pageStore.announce(['page:a'])).toContain(address)
  await pageStore.remove(address)
})

it('a route is stored with its own type', async () => {
  const headers = { 'content-type': 'image/png', 'x-next-cache-tags': 'site' }
  await handler.set('/api/card/a', {
    kind: 'APP_ROUTE',
    body: Buffer.from('png'),
    headers,
    status: 200,
  } as unknown as Value)
  expect(await pageStore.read('/api/card/a')).toMatchObject({ body: Buffer.from('png'), contentType: 'image/png' })
})

it.each([
  ['what is not found', toPage({ status: 404 })],
  ['what is a mere stamp', { kind: 'FETCH', data: {}, revalidate: 1 } as unknown as Value],
  ['nothing', null],
])('%s is not stored', async (_, value) => {
  await handler.set('/borte', value)
  expect(pageStore.has('/borte')).toBe(false)
})

it('gives nothing back: the door answers what is stored', async () => expect(await handler.get()).toBeNull())
