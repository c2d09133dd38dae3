import { type CacheEntry, loadNewer, toCacheEntry } from '@/lib/stale-while-revalidate'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
const never = () => new Promise<string>(() => {})

let kept: CacheEntry<string>

beforeEach(() => {
  jest.useFakeTimers()
  warn.mockClear()
  kept = toCacheEntry('gammel')
})
afterEach(() => jest.useRealTimers())

const load = (ask: () => Promise<string>) => loadNewer(kept, 'saken', ask)

/** As load, told after so many milliseconds; undefined where it waits still. */
async function loadWithin(milliseconds: number, ask: () => Promise<string>) {
  let told: string | undefined
  void load(ask).then((value) => {
    told = value
  })
  await jest.advanceTimersByTimeAsync(milliseconds)
  return told
}

it('what comes in time is taken, and nothing is left running', async () => {
  expect(await load(async () => 'ny')).toBe('ny')
  expect(kept.restsUntil).toBe(0)
  expect(jest.getTimerCount()).toBe(0)
})

it('what hangs is not waited for longer than a moment, and is left alone for a while', async () => {
  expect(await loadWithin(1_499, never)).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  const ask = jest.fn(async () => 'ny')
  expect(await load(ask)).toBe('gammel')
  await jest.advanceTimersByTimeAsync(4_999)
  expect(await load(ask)).toBe('gammel')
  expect(ask).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await load(ask)).toBe('ny')
})

it('what fails is told once, and left alone for a while', async () => {
  const fail = () => Promise.reject(new Error('nede'))
  expect(await load(fail)).toBe('gammel')
  expect(kept.restsUntil).toBe(Date.now() + 5_000)
  expect(warn.mock.calls).toEqual([['saken: as it was: nede']])
})

it('what fails too late to be waited for is nobody’s error', async () => {
  const failLate = () => new Promise<string>((_, reject) => setTimeout(() => reject(new Error('nede')), 10_000))
  expect(await loadWithin(10_000, failLate)).toBe('gammel')
})
