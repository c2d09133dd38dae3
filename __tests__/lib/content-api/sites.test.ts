import { applySettings, makePage, makeSite, SITE_ID, type StubPlatform, startStubPlatform } from './stub-platform'

let platform: StubPlatform
let getSite: typeof import('@/lib/content-api/sites').getSite
let loadLastSite: typeof import('@/lib/content-api/sites').loadLastSite
let refreshSite: typeof import('@/lib/content-api/sites').refreshSite
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())
beforeEach(async () => {
  // As a process that has just begun.
  jest.resetModules()
  ;({ getSite, loadLastSite, refreshSite } = await import('@/lib/content-api/sites'))
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
  it('holds up who only needs the site as it was for a moment, and what it answers late is kept', async () => {
    await refreshSite()
    const answer = new Promise<() => void>((resolve) => {
      platform.faults.set('/sites', (_, response) =>
        resolve(() => response.end(JSON.stringify([makeSite({ title: 'Nytt' })]))),
      )
    })
    expect((await loadLastSite()).title).toBe('Huset')
    expect((await loadLastSite()).title).toBe('Huset')
    expect(platform.calls).toHaveLength(2)
    const finish = await answer
    finish()
    while (getSite()?.title === 'Huset') await new Promise(setImmediate)
  })
})
