import { processState } from '@/lib/platform/process-state'
import { getSite, loadSite, refreshSite } from '@/lib/platform/sites'
import { applySettings, makePage, makeSite, SITE_ID, type StubPlatform, startStubPlatform } from './stub-platform'

let platform: StubPlatform
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())
beforeEach(() => {
  processState().site = undefined
  platform.site = makeSite()
  platform.calls.length = 0
  platform.faults.clear()
  warn.mockClear()
})

describe('rule 16: the site is fetched anew with If-None-Match', () => {
  it('keeps the same site where it did not change', async () => {
    const first = await refreshSite()
    expect(await refreshSite()).toBe(first)
    platform.site = makeSite({ title: 'Nytt navn' })
    expect((await refreshSite()).title).toBe('Nytt navn')
    expect(platform.calls).toHaveLength(3)
  })

  it('is asked for once for all who wait, and not again within a minute', async () => {
    await Promise.all([loadSite(), loadSite(), loadSite()])
    await loadSite()
    expect(platform.calls).toHaveLength(1)
  })
})

describe('rule 18: the last good site', () => {
  it('stays where a new one is faulty as a whole', async () => {
    await refreshSite()
    platform.site = makeSite({ title: '' })
    expect((await refreshSite()).title).toBe('Huset')
    expect(warn.mock.calls.flat().join()).toMatch(/site: dropped title/)
  })

  it('stays where the platform does not answer', async () => {
    await refreshSite()
    platform.faults.set('/sites', (_, response) => response.writeHead(503).end())
    await expect(refreshSite()).rejects.toThrow('503')
    expect(getSite()?.title).toBe('Huset')
  })

  it('stays where the site is not among the answered', async () => {
    await refreshSite()
    platform.site = makeSite({ id: 'et-annet' })
    expect((await refreshSite()).id).toBe(SITE_ID)
  })

  it('is an error where there never was one', async () => {
    platform.site = makeSite({ pages: 'nei' })
    await expect(refreshSite()).rejects.toThrow('no usable site')
  })

  it('drops one bad page only', async () => {
    platform.site = makeSite({ pages: [makePage('a', '/a'), { id: 'b' }, makePage('c', '/c')] })
    expect((await refreshSite()).pages.map(({ id }) => id)).toEqual(['a', 'c'])
  })
})

describe('a platform that hangs', () => {
  afterEach(() => jest.useRealTimers())

  it('holds up the site for a moment only, and what it answers late is kept', async () => {
    await refreshSite()
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() + 60_000 })
    const answer = new Promise<() => void>((resolve) => {
      platform.faults.set('/sites', (_, response) =>
        resolve(() => response.end(JSON.stringify([makeSite({ title: 'Nytt' })]))),
      )
    })
    const title = loadSite().then((site) => site.title)
    await jest.advanceTimersByTimeAsync(1_500)
    expect(await title).toBe('Huset')
    expect((await loadSite()).title).toBe('Huset')
    const finish = await answer
    expect(platform.calls).toHaveLength(2)
    finish()
    while (getSite()?.title === 'Huset') await new Promise(setImmediate)
    expect((await loadSite()).title).toBe('Nytt')
  })

  it('is waited for where the site was never read', async () => {
    jest.useFakeTimers()
    platform.faults.set('/sites', () => {})
    const failure = expect(loadSite()).rejects.toThrow('timeout of 10000ms exceeded')
    await jest.advanceTimersByTimeAsync(10_000)
    await failure
  })
})
