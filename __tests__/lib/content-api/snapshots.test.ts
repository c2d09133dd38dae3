import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  applySettings,
  makeArticle,
  makePage,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'

let platform: StubPlatform
let folder: string
let sites: typeof import('@/lib/content-api/sites')
let slugs: typeof import('@/lib/content-api/slugs')
const { NODE_ENV } = process.env
jest.spyOn(console, 'warn').mockImplementation(() => {})

const setMode = (mode: string) => Object.assign(process.env, { NODE_ENV: mode })
/** As a process that has just begun. */
async function forget() {
  jest.resetModules()
  sites = await import('@/lib/content-api/sites')
  slugs = await import('@/lib/content-api/slugs')
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'))
  process.env.NEXT_DIST_DIR = path.relative(process.cwd(), folder)
  setMode('production')
  platform = await startStubPlatform()
  applySettings(platform.url)
  platform.site = makeSite({ title: 'Det gode huset', pages: [makePage('a', '/a')] })
  platform.articles = [makeArticle('x')]
  await forget()
  await Promise.all([sites.refreshSite(), slugs.refreshSlugs()])
  platform.faults.set('', (_, response) => response.writeHead(503).end())
})
beforeEach(forget)
afterAll(async () => {
  setMode(NODE_ENV ?? 'test')
  await platform.stop()
  await rm(folder, { recursive: true })
})

it('a process that starts during an outage knows the site and its paths', async () => {
  await Promise.all([sites.recallSite(), slugs.recallSlugs()])
  expect((await sites.loadLastSite()).title).toBe('Det gode huset')
  expect(slugs.getSlugs()?.map(({ slug }) => slug)).toEqual(['x-slug'])
})

it.each(['site', 'slugs'])('keeps the %s for the owner alone', async (name) => {
  expect((await stat(path.join(folder, `snapshot-${name}.json`))).mode & 0o777).toBe(0o600)
})

it('asks the platform anew as soon as it can', async () => {
  await sites.recallSite()
  const fault = platform.faults.get('')
  platform.faults.clear()
  platform.site = makeSite({ title: 'Det nye huset' })
  expect((await sites.loadLastSite()).title).toBe('Det nye huset')
  if (fault) platform.faults.set('', fault)
})

it('what is known already is not overwritten by what was kept', async () => {
  await sites.recallSite()
  const known = sites.getSite()
  await sites.recallSite()
  expect(sites.getSite()).toBe(known)
})

it.each([
  ['another platform', JSON.stringify({ siteId: 'huset', data: 'https://annen.example', document: makeSite() })],
  ['a broken file', '{'],
  ['no site', JSON.stringify({ siteId: 'huset', data: `${'x'}`, document: 7 })],
])('%s is as if nothing was kept', async (_, text) => {
  await writeFile(path.join(folder, 'snapshot-site.json'), text)
  await sites.recallSite()
  expect(sites.getSite()).toBeUndefined()
})
