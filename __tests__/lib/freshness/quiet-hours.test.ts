/** Pages with days in them while nobody visits: the store, what renders it anew and the door's answers together. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PageStore } from '@/lib/freshness/page-store'
import { PathExistence } from '@/lib/freshness/path-existence'
import { Regenerator } from '@/lib/freshness/regenerator'
import { tags } from '@/lib/freshness/tags'
import { createStoredAnswers } from '@/server/stored-answers'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const PAGES = Array.from({ length: 60 }, (_, number) => `/side-${number}`)
const frozen = process.env.FROZEN_NOW
let clock: number
let folder: string
let store: PageStore
let regenerator: Regenerator

const moveClock = (at: number) => {
  clock = at
  process.env.FROZEN_NOW = String(at)
}

/** What a page says of now is when it was rendered. */
async function render(address: string): Promise<number> {
  const body = Buffer.from(String(clock))
  await store.put(address, { body, contentType: 'text/plain', flight: undefined, segments: new Map() }, [tags.clock])
  return 200
}

/** Time goes by, and nobody comes. */
async function wait(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += SECOND) {
    moveClock(clock + SECOND)
    await jest.advanceTimersByTimeAsync(SECOND)
  }
}

/** @returns when the page was rendered that the first visitor is shown */
async function visit(address: string): Promise<number> {
  const load = createStoredAnswers({ store, regenerator, existence: new PathExistence(store.has) })
  const request = { method: 'GET', headers: {} } as IncomingMessage
  const answer = await load(address, request)
  let shown = ''
  const response = { writeHead: () => response, end: (body: Buffer) => (shown = String(body)) }
  await answer?.send(request, response as unknown as ServerResponse, 200)
  return Number(shown)
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quiet-hours-'))
  moveClock(Date.parse('2026-11-20T23:30:30+01:00'))
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  store = new PageStore(() => folder)
  await store.open()
  regenerator = new Regenerator(store, render)
  for (const address of PAGES) await regenerator.generate(address)
})
afterEach(async () => {
  regenerator.stop()
  jest.useRealTimers()
  // What is still written to the disk.
  while (!store.isSettled()) await new Promise(setImmediate)
  rmSync(folder, { recursive: true, force: true })
  if (frozen === undefined) delete process.env.FROZEN_NOW
  else process.env.FROZEN_NOW = frozen
})

it('after twenty minutes without a visitor the first one is shown nothing that is older than five', async () => {
  await wait(20 * MINUTE)
  for (const address of PAGES) expect(clock - (await visit(address))).toBeLessThanOrEqual(5 * MINUTE)
})

it('at 00.01 yesterday\'s "I dag" is gone from every page', async () => {
  await wait(29.5 * MINUTE)
  const midnight = Date.parse('2026-11-21T00:00:00+01:00')
  expect(clock).toBe(midnight)
  await wait(MINUTE)
  for (const address of PAGES) expect(await visit(address)).toBeGreaterThanOrEqual(midnight)
})
