import {
  applySettings,
  makePage,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { loadSearchPage, loadUncachedPage } from '@/lib/pages/load-page'

/** Until every call has given up. */
const LONGEST = 25_000
const SEARCH = { query: 'q', hits: [], near: [], ways: [] }

let platform: StubPlatform

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())

describe('while the platform hangs', () => {
  const hang = () => {
    for (const path of ['/sites', '/block-data', '/connect/token']) platform.faults.set(path, () => {})
  }
  const block = { component: 'content', id: 'b', hide: false, place: { row: 0, column: 0, order: 0 }, data: ['i'] }

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    platform.faults.clear()
    platform.calls.length = 0
    platform.items = [{ id: 'i', type: 'content' }]
    platform.site = makeSite({
      pages: [makePage('p', '/program', { blocks: [block] }), makePage('s', '/search', { blocks: [block] })],
    })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it.each([
    ['a page with a choice', (version: string) => loadUncachedPage('/program', 'vis=tid', version)],
    ['the search page', () => loadSearchPage('/search', SEARCH)],
  ])('%s is as it was after a moment, and then at once', async (_, load) => {
    const before = await load('1')
    expect(before?.items).toHaveProperty('i')
    hang()
    jest.useFakeTimers({ now: Date.now() + 60_000 })
    const slow = load('2')
    await jest.advanceTimersByTimeAsync(1_500)
    expect(await slow).toEqual(before)
    expect(await load('2')).toEqual(before)
    await jest.advanceTimersByTimeAsync(LONGEST)
  })
})
