import { applySettings, makeSite, type StubPlatform, startStubPlatform } from '@/__tests__/lib/platform/stub-platform'
import { loadBareShell } from '@/lib/pages/load-page'
import { processState } from '@/lib/platform/process-state'

let platform: StubPlatform

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())

it('a page that shows only the site is recorded too, so that the follower of changes sees when it is fresh again', async () => {
  platform.site = makeSite({ title: 'Huset' })
  const before = Date.now()
  expect((await loadBareShell('/konto')).title).toBe('Huset')
  const load = processState().loads.get('/konto')
  expect(load).toMatchObject({ tags: ['site'], isFailed: false })
  expect(load?.startedAt).toBeGreaterThanOrEqual(before)
})
