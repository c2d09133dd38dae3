import {
  applySettings,
  makeEvent,
  makeProduction,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { GET } from '@/app/kalender/[event]/route'

const START = Date.parse('2026-11-21T18:00:00+01:00')

let platform: StubPlatform
jest.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
  platform.site = makeSite({ title: 'Huset' })
  platform.productions = [makeProduction('p1', { title: 'Høststorm' })]
  platform.events = [
    makeEvent('e1', 'p1', START),
    makeEvent('æ/ø %41', 'p1', START),
    makeEvent('aldri', 'p1', 8.64e15),
    makeEvent('ulest', 'p1', START),
  ]
})
afterAll(() => platform.stop())
beforeEach(() => platform.faults.clear())

async function get(id: string) {
  const answer = await GET(new Request(`https://huset.example/kalender/${id}?a=b`))
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const goDown = () =>
  platform.faults.set('/events', (_, response) => response.writeHead(500).end('Error\n    at x.js:1'))

it('a showing is a calendar file with a name, never older than the question', async () => {
  const { status, headers, text } = await get('e1')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/calendar; charset=utf-8/)
  expect(headers.get('content-disposition')).toBe('inline; filename="hoststorm-2026-11-21.ics"')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(text).toContain('SUMMARY:Høststorm')
  expect(text).toContain('LOCATION:Huset')
})

it('an id is decoded once', async () => {
  expect((await get(encodeURIComponent('æ/ø %41'))).status).toBe(200)
  expect((await get('%C3%A6%2F%C3%B8%20A')).status).toBe(404)
})

it.each(['finnes-ikke', '%E0%A4%A', 'aldri', ''])('%j is not found, in words', async (id) => {
  const { status, headers, text } = await get(id)
  expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^Vi finner ikke denne forestillingen\./)
})

it('while the platform is down a file is as it was, and one that nobody has read is told about in words', async () => {
  const before = await get('e1')
  goDown()
  expect((await get('e1')).text).toBe(before.text)
  const { status, headers, text } = await get('ulest')
  expect([status, headers.get('retry-after')]).toEqual([503, '60'])
  expect(text).toBe('Vi fikk ikke hentet forestillingen. Prøv igjen om litt.\n')
})
