import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  applySettings,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'

const { NODE_ENV } = process.env
let platform: StubPlatform
let folder: string
jest.spyOn(console, 'warn').mockImplementation(() => {})
const stops: (() => void)[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'followed-'))
  process.env.NEXT_DIST_DIR = path.relative(process.cwd(), folder)
  Object.assign(process.env, { NODE_ENV: 'production' })
  platform = await startStubPlatform()
  applySettings(platform.url)
  platform.announce(...['a', 'b', 'c'].map((id) => ({ model: 'page' as const, id })))
})
beforeEach(async () => {
  platform.site = makeSite({ title: 'Huset' })
  const [{ refreshSite }, { keepPosition }] = await Promise.all([
    import('@/lib/content-api/sites'),
    import('@/lib/freshness/position'),
  ])
  await Promise.all([refreshSite(), keepPosition(2)])
  // As the next process.
  jest.resetModules()
  platform.calls.length = 0
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
afterAll(async () => {
  Object.assign(process.env, { NODE_ENV: NODE_ENV ?? 'test' })
  await platform.stop()
  await rm(folder, { recursive: true })
})

/** The first question for changes: 0 asks only where the feed stands, since everything may have changed. */
async function firstQuestion(): Promise<string | undefined> {
  const [{ startFreshness }, { PageStore }] = await Promise.all([
    import('@/lib/freshness/start'),
    import('@/lib/freshness/page-store'),
  ])
  const pages = path.join(folder, 'pages')
  await mkdir(pages, { recursive: true })
  const { stop } = await startFreshness(new PageStore(() => pages), async () => 200)
  stops.push(stop)
  const asked = () => platform.calls.find((call) => call.includes('/changes'))
  while (asked() === undefined) await new Promise(setImmediate)
  return asked()
}

it('goes on from where the stored pages stand', async () => {
  expect(await firstQuestion()).toMatch(/since=2&/)
})

it('keeps the position for the owner alone', async () => {
  expect((await stat(path.join(folder, 'snapshot-position.json'))).mode & 0o777).toBe(0o600)
})

it('takes everything for changed where the same address has another site now', async () => {
  platform.site = makeSite({ title: 'Et annet hus' })
  expect(await firstQuestion()).toMatch(/since=0&wait=0/)
})
