import {
  applySettings,
  makeArticle,
  makeEvent,
  makePage,
  makeProduction,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { VERSION_HEADER } from '@/lib/pages/path'

let platform: StubPlatform
let GET: typeof import('@/app/api/search/route').GET
let version = 0
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
const day = 86_400_000

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
  platform.site = makeSite({
    pages: [
      makePage('side', '/side', {
        title: 'Trollsida',
        blocks: [
          { component: 'content', id: 'b', hide: false, place: { row: 0, column: 0, order: 0 }, data: ['i'] },
          { component: 'content', id: 'c', hide: true, place: { row: 0, column: 0, order: 1 }, data: ['skjult'] },
        ],
      }),
      makePage('borte', '/404.html', { title: 'Troll finnes ikke' }),
    ],
    theme: {
      variant: 'v',
      footer: [],
      menu: [
        { id: 'b', label: 'Bad', path: '/bad', place: 'header', locale: 'nb', order: 2 },
        { id: 'a', label: 'Kino', path: '/kino', place: 'header', locale: 'nb', order: 1 },
        { id: 'c', label: 'Barn', path: '/barn', place: 'header', locale: 'nb', order: 3, parent: 'a' },
        { id: 'd', label: 'Ute', path: 'https://ute.example/', place: 'header', locale: 'nb', order: 4 },
      ],
    },
  })
  platform.productions = [makeProduction('p', { title: 'Trollet' })]
  platform.events = [makeEvent('e', 'p', Date.now() + day)]
  platform.articles = [makeArticle('a', { title: 'Om troll' }), makeArticle('ond', { slug: '\ud800', title: 'Troll' })]
  platform.items = [
    { id: 'i', type: 'content', body: '<p>Her bor gnomene</p>' },
    { id: 'skjult', type: 'content', body: '<p>Hemmelig nisse</p>' },
  ]
})
afterAll(() => platform.stop())
beforeEach(async () => {
  // As a process that has just begun.
  jest.resetModules()
  ;({ GET } = await import('@/app/api/search/route'))
  platform.faults.clear()
})

async function ask(query: string) {
  const headers = { [VERSION_HEADER]: String(version) }
  const answer = await GET(new Request(`http://localhost/api/search?${new URLSearchParams({ q: query })}`, { headers }))
  return { status: answer.status, body: await answer.json(), cached: answer.headers.get('cache-control') }
}
const paths = async (query: string) => (await ask(query)).body.hits.map(({ path }: { path: string }) => path)
/** A while after the index was made. */
function announceChange() {
  version += 1
  const at = Date.now() + 2_000
  jest.spyOn(Date, 'now').mockReturnValue(at)
}
afterEach(() => jest.mocked(Date.now).mockRestore?.())
const down = () => platform.faults.set('', (_, response) => response.writeHead(503).end())

it('finds productions with their next event, articles and pages, in that order (S1.8)', async () => {
  expect(await paths('troll')).toEqual(['/p-slug', '/article/a-slug', '/side'])
  expect((await ask('trollet')).body.hits[0].next).toBeGreaterThan(Date.now())
  expect((await ask('troll')).cached).toBe('no-store')
})

it('a page is found by its visible items, the page of all that do not exist never', async () => {
  expect(await paths('gnomer')).toEqual(['/side'])
  expect(await paths('nisse')).toEqual([])
  expect(await paths('finnes ikke')).not.toContain('/404.html')
})

it('without hits and without a query it tells the ways of the menu', async () => {
  const ways = [
    { path: '/kino', label: 'Kino' },
    { path: '/bad', label: 'Bad' },
  ]
  expect((await ask('zzzz')).body).toEqual({ query: 'zzzz', hits: [], near: [], ways })
  expect((await ask('')).body).toMatchObject({ hits: [], ways })
})

it.each([
  ['fifty thousand letters', 'x'.repeat(50_000)],
  ['control characters', '\u0000\u0007'],
  ['signs of patterns', '((((((('],
  ['markup', '<img onerror=1>'],
  ['escapes', '%00 \\'],
  ['quotes', '"'.repeat(500)],
])('%s are answered 200', async (_, query) => {
  const { status, body } = await ask(query)
  expect(status).toBe(200)
  expect(body.query.length).toBeLessThanOrEqual(200)
})

it('a change is found once it was announced', async () => {
  expect(await paths('nykommer')).toEqual([])
  platform.articles.push(makeArticle('ny', { title: 'Nykommeren' }))
  announceChange()
  expect(await paths('nykommer')).toEqual(['/article/ny-slug'])
  platform.articles.pop()
})

it('while the platform is down the last good index answers, and it is not asked at every search', async () => {
  await ask('troll')
  down()
  announceChange()
  expect(await paths('troll')).toHaveLength(3)
  const { length } = platform.calls
  expect(await paths('trollet')).toContain('/p-slug')
  expect(platform.calls).toHaveLength(length)
  expect(warn).toHaveBeenCalled()
})

it('the first search while the platform is down is answered 503, and the next one when it is back 200', async () => {
  down()
  expect(await ask('troll')).toMatchObject({ status: 503, body: { query: 'troll', hits: [], isDown: true } })
  platform.faults.clear()
  expect((await ask('troll')).status).toBe(200)
})
