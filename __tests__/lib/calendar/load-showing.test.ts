import {
  applySettings,
  makeEvent,
  makeProduction,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { loadShowing } from '@/lib/calendar/load-showing'

const NOW = Date.parse('2026-11-20T12:00:00+01:00')
const START = NOW + 86_400_000

let platform: StubPlatform
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  process.env.FROZEN_NOW = String(NOW)
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())
beforeEach(() => {
  platform.faults.clear()
  platform.productions = [makeProduction('p1', { title: 'Høststorm', duration: 98, archived: true })]
  platform.events = ['e1', 'e2', 'e3', 'e4'].map((id) => makeEvent(id, 'p1', START))
})

const fail = (status: number) => platform.faults.set('/events', (_, response) => response.writeHead(status).end('{}'))

describe('one showing', () => {
  it('is read with its production, also an archived one', async () => {
    const reading = await loadShowing('e1')
    expect(reading).toMatchObject({ readAt: NOW, showing: { id: 'e1', title: 'Høststorm', end: START + 98 * 60_000 } })
  })

  it('is read anew for each who asks', async () => {
    await loadShowing('e1')
    platform.events = [makeEvent('e1', 'p1', START + 3_600_000, { previousStart: START, status: 'cancelled' })]
    expect((await loadShowing('e1'))?.showing).toMatchObject({ start: START + 3_600_000, status: 'cancelled' })
  })

  it.each(['finnes-ikke', 'a:b:c', 'æ ø/å', '%'])('there is none called %s', async (id) => {
    expect(await loadShowing(id)).toBeUndefined()
  })

  it('what the platform refuses to look for is not there', async () => {
    fail(400)
    expect(await loadShowing('e1')).toBeUndefined()
  })
})

describe('while the platform does not answer', () => {
  it('a showing is as it was read last', async () => {
    const before = await loadShowing('e1')
    fail(503)
    expect(await loadShowing('e1')).toEqual(before)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('a showing is as it was after a moment, and then at once, where the platform hangs', async () => {
    const before = await loadShowing('e3')
    platform.faults.set('/events', () => {})
    jest.useFakeTimers()
    const slow = loadShowing('e3')
    await jest.advanceTimersByTimeAsync(1_500)
    expect(await slow).toEqual(before)
    expect(await loadShowing('e3')).toEqual(before)
    await jest.advanceTimersByTimeAsync(10_000)
    jest.useRealTimers()
  })

  it('one that was never read cannot be told', async () => {
    fail(503)
    await expect(loadShowing('e2')).rejects.toThrow('503')
  })

  it('one that was gone before stays gone', async () => {
    await loadShowing('e4')
    platform.events = []
    expect(await loadShowing('e4')).toBeUndefined()
    fail(503)
    await expect(loadShowing('e4')).rejects.toThrow('503')
  })
})
