import { Regenerator } from '@/lib/freshness/regenerator'

const TICK = 1_000
const settle = () => jest.advanceTimersByTimeAsync(0)

let asked: string[]
let answers: Map<string, (status: number) => void>
let stale: Set<string>
let stored: Set<string>
let aged: string[]
let removed: string[]
let tooOld: string[]
let version: number
let ended: string[]
let regenerator: Regenerator

beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  answers = new Map()
  stale = new Set()
  stored = new Set(['/a', '/b', '/c', '/d', '/e'])
  aged = []
  removed = []
  tooOld = []
  version = 0
  ended = []
  regenerator = new Regenerator(
    {
      begin: () => {},
      end: (address) => void ended.push(address),
      has: (address) => stored.has(address),
      isStale: (address) => stale.has(address),
      isTooOld: (address) => tooOld.includes(address),
      listAged: () => aged,
      versionOf: () => version,
      remove: async (address) => void removed.push(address),
    },
    (address) => {
      asked.push(address)
      return new Promise((resolve) => answers.set(address, resolve))
    },
  )
})
afterEach(() => {
  regenerator.stop()
  jest.useRealTimers()
})

async function answer(address: string, status: number) {
  if (status === 200) version += 1
  answers.get(address)?.(status)
  await settle()
}

it('renders a few at a time, each once', async () => {
  regenerator.refresh(['/a', '/b', '/c', '/d', '/a'])
  expect(asked).toEqual(['/a', '/b', '/c'])
  await answer('/b', 200)
  expect(asked).toEqual(['/a', '/b', '/c', '/d'])
})

it('renders first what somebody waits for, once for all who do', async () => {
  regenerator.refresh(['/a', '/b', '/c', '/d', '/e'])
  const both = Promise.all([regenerator.generate('/e'), regenerator.generate('/e')])
  expect(asked).toEqual(['/a', '/b', '/c', '/e'])
  await answer('/e', 200)
  expect(await both).toEqual(['made', 'made'])
})

it('what a visitor is shown as it was goes before what nobody looks at', async () => {
  regenerator.refresh(['/a', '/b', '/c', '/d', '/e'])
  regenerator.hurry('/e')
  expect(asked).toEqual(['/a', '/b', '/c', '/e'])
})

it('renders again what changed while it was rendered', async () => {
  regenerator.refresh(['/a'])
  stale.add('/a')
  await answer('/a', 200)
  expect(asked).toEqual(['/a', '/a'])
})

it('takes away what nothing answers any more', async () => {
  const outcome = regenerator.generate('/a')
  await answer('/a', 404)
  expect([await outcome, removed]).toEqual(['gone', ['/a']])
})

it('keeps what fails, and tries again later and later', async () => {
  regenerator.refresh(['/a'])
  await answer('/a', 500)
  await jest.advanceTimersByTimeAsync(2 * TICK)
  expect(asked).toEqual(['/a', '/a'])
  await answer('/a', 500)
  await jest.advanceTimersByTimeAsync(TICK)
  expect(asked).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(TICK)
  expect(asked).toHaveLength(3)
  expect(removed).toEqual([])
})

it('while everything fails, one is tried at a time; when one succeeds, all that failed are due', async () => {
  regenerator.refresh(['/a', '/b', '/c', '/d', '/e'])
  for (const address of ['/a', '/b', '/c']) await answer(address, 503)
  expect(regenerator.isOutage()).toBe(true)
  const before = asked.length
  await jest.advanceTimersByTimeAsync(3 * TICK)
  expect(asked.length - before).toBeLessThanOrEqual(1)
  const probe = asked.at(-1) ?? ''
  await answer(probe, 200)
  for (let turn = 0; turn < 10; turn += 1)
    for (const address of ['/a', '/b', '/c', '/d', '/e']) await answer(address, 200)
  expect(regenerator.isOutage()).toBe(false)
  expect(new Set(asked.slice(before))).toEqual(new Set(['/a', '/b', '/c']))
})

it('one page that fails, asked for again and again, is no outage and holds up nothing', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    void regenerator.generate('/gift')
    await answer('/gift', 500)
  }
  expect(regenerator.isOutage()).toBe(false)
  regenerator.refresh(['/a'])
  expect(asked.at(-1)).toBe('/a')
})

it('a change is not held up by what visitors ask for, nor by what has aged', async () => {
  for (let turn = 0; turn < 20; turn += 1) void regenerator.generate(`/ny-${turn}`)
  aged = ['/b', '/c', '/d', '/e']
  await jest.advanceTimersByTimeAsync(TICK)
  regenerator.refresh(['/a'])
  await answer('/b', 200)
  expect(asked.at(-1)).toBe('/a')
})

it('refuses at once who would wait for long, and in an outage all but one', async () => {
  for (let turn = 0; turn < 50; turn += 1) void regenerator.generate(`/ny-${turn}`)
  expect(await regenerator.generate('/for-sent')).toBe('failed')
  for (let turn = 0; turn < 4; turn += 1) await answer(`/ny-${turn}`, 503)
  expect(regenerator.isOutage()).toBe(true)
  expect(await regenerator.generate('/ukjent')).toBe('failed')
})

it('a render without an answer goes on for the store', async () => {
  regenerator.stop()
  const store = { begin: () => {}, end: () => ended.push('/a'), has: () => true, isStale: () => false }
  const late = new Regenerator(
    { ...store, isTooOld: () => false, listAged: () => [], versionOf: () => 1, remove: async () => {} },
    () => Promise.reject(new Error('timeout')),
  )
  expect(await late.generate('/a')).toBe('failed')
  expect(ended).toEqual([])
  late.stop()
})

it('what is rendered, but not for the store, is not rendered for ever', async () => {
  stale.add('/a')
  regenerator.refresh(['/a'])
  answers.get('/a')?.(200)
  await settle()
  expect(asked).toEqual(['/a'])
  await jest.advanceTimersByTimeAsync(2 * TICK)
  expect(asked.length).toBeLessThanOrEqual(2)
})

it('what was never stored is not tried again by itself', async () => {
  const outcome = regenerator.generate('/ny')
  await answer('/ny', 500)
  expect(await outcome).toBe('failed')
  await jest.advanceTimersByTimeAsync(120 * TICK)
  expect(asked).toEqual(['/ny'])
})

it('spreads what time has touched, and has at once what is too old', async () => {
  aged = Array.from({ length: 240 }, (_, at) => `/${at}`)
  tooOld = ['/77']
  await jest.advanceTimersByTimeAsync(TICK)
  expect(asked).toEqual(['/77', '/0', '/1'])
  for (const address of asked) await answer(address, 200)
  expect(asked).toHaveLength(3)
  await jest.advanceTimersByTimeAsync(TICK)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.length).toBeLessThanOrEqual(6)
})

it('renews what time has touched', async () => {
  aged = ['/b']
  await jest.advanceTimersByTimeAsync(TICK)
  expect(asked).toEqual(['/b'])
})
