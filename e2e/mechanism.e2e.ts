/** The site against a platform that is not ours: everything is read, faults are dropped, and an outage is not seen. */

import { eventually } from '@/harness/eventually'
import { OTHER } from '@/harness/generated-documents'
import { type GeneratedPlatform, startGeneratedPlatform } from '@/harness/generated-platform'
import { type Servers, startServers } from '@/harness/servers'

const PORT = 3231
const SITE = `http://127.0.0.1:${PORT}`
const now = Date.parse(process.env.E2E_NOW ?? '')

let platform: GeneratedPlatform
let servers: Servers

beforeAll(async () => {
  platform = await startGeneratedPlatform(now)
  servers = await startServers({
    PORT: String(PORT),
    SITE_URL: SITE,
    SITE_ID: OTHER.id,
    PLATFORM_URL: platform.url,
    FROZEN_NOW: process.env.E2E_NOW ?? '',
    NEXT_DIST_DIR: '.next-mechanism',
  })
}, 700_000)
afterAll(async () => {
  await servers?.stop()
  await platform?.stop()
})

const get = async (path: string) => {
  const answer = await fetch(SITE + path, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') }
}

it('starts nothing embedded', () => expect(servers.output()).not.toMatch(/Platform ready/))

it('shows the other site under its own title', async () => {
  const { status, text } = await get('/')
  expect(status).toBe(200)
  expect(text).toContain(`<title>${OTHER.title} | Forsiden</title>`)
  expect(text).toContain('Velkommen til Fjordsalen')
  expect(JSON.parse((await get('/manifest.webmanifest')).text).name).toBe(OTHER.title)
})

it('reads all productions of a list, past the size of one answer', async () => {
  const { text } = await get('/lista')
  const films = platform.productions.filter((one) => one.object === 'movie')
  expect(films.length).toBeGreaterThan(400)
  expect(films.filter((one) => !text.includes(`/${one.parentSlug}"`)).map((one) => one.id)).toEqual([])
})

it('reads all events of a programme', async () => {
  const { text } = await get('/tider')
  const shown = platform.events.filter((one) => (one.production as { object: string }).object === 'movie')
  const missing = shown.filter((one) => !text.includes(String(one.id)))
  expect(missing.map((one) => one.id)).toEqual([])
})

it('applies a regex filter over a venue with brackets', async () => {
  const { text } = await get('/steder')
  expect(text).toContain('Låven (øvre)')
  expect(text).not.toContain('Naustet')
})

it('serves films and culture through patterns of other names, the next where one finds nothing', async () => {
  expect((await get('/verk-1-DXM9001')).text).toContain('<title>Fjordsalen | Verk nummer 1</title>')
  expect((await get(`/${encodeURIComponent('oppføring-3')}`)).text).toContain(
    '<title>Fjordsalen | Verk nummer 3</title>',
  )
  expect((await get('/verk-3-DXM9003')).status).toBe(404)
})

it('drops a faulty page, an unknown block, a redirect in a loop and an unsafe one; the rest stands', async () => {
  for (const path of ['/odelagt', '/ring-a', '/ring-b', '/ond'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  expect(await get('/gammel')).toMatchObject({ status: 308, to: expect.stringMatching(/\/lista$/) })
})

it('drops one bad document and keeps its list', async () => {
  const [bad] = platform.productions.filter((one) => one.object === 'movie')
  Object.assign(bad ?? {}, { title: 42 })
  platform.announce({ model: 'production', id: bad?.id, slug: bad?.parentSlug })
  await eventually(async () => {
    const { status, text } = await get('/lista')
    expect(status).toBe(200)
    expect(text).not.toContain(`/${bad?.parentSlug}"`)
    expect(text).toContain('Verk nummer 2<')
  })
})

it('answers every page visited before while the platform is down, and 404 for what never was', async () => {
  const visited = ['/', '/lista', '/tider', '/steder', '/verk-4-DXM9004', '/verk-2-DXM9002']
  for (const path of visited) await get(path)
  await platform.stop()
  for (const path of visited) expect([path, (await get(path)).status]).toEqual([path, 200])
  expect((await get('/finnes-ikke')).status).toBe(404)
})
