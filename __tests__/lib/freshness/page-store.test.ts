import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StoredPage } from '@/lib/freshness/page-file'
import { PageStore } from '@/lib/freshness/page-store'
import { tags } from '@/lib/freshness/tags'

const MINUTE = 60_000
const START = Date.parse('2026-11-20T15:00:00+01:00')
let folder: string
let store: PageStore
const frozen = process.env.FROZEN_NOW

const moveClock = (at: number) => {
  process.env.FROZEN_NOW = String(at)
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-store-'))
  moveClock(START)
  store = await open()
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  if (frozen === undefined) delete process.env.FROZEN_NOW
  else process.env.FROZEN_NOW = frozen
})

/** As another process would; the folder exists, so that no build is looked for. */
async function open(): Promise<PageStore> {
  const opened = new PageStore(() => folder)
  await opened.open()
  return opened
}

const page = (body: string): StoredPage => ({
  body: Buffer.from(body),
  contentType: 'text/html; charset=utf-8',
  flight: Buffer.from(`flight of ${body}`),
  segments: new Map([['/_tree', Buffer.from('tree')]]),
})

async function render(address: string, body: string, found: readonly string[], whileRendering = () => {}) {
  store.begin(address)
  whileRendering()
  await store.put(address, page(body), found)
  store.end(address)
}

it('gives back a page and its data file, to the process after it, too (S7.31)', async () => {
  await render('/a', 'å', ['production:p'])
  expect(await store.read('/a')).toEqual(page('å'))
  const later = await open()
  expect(await later.read('/a')).toEqual(page('å'))
  expect(later.announce(['production:p'])).toEqual(['/a'])
})

it('what was asked for last is named first, also after it was rendered anew', async () => {
  for (const address of ['/a', '/b', '/c']) await render(address, 'one', ['events'])
  store.noteAsked('/b')
  store.noteAsked('/c')
  store.noteAsked('/b')
  expect(store.announce(['events'])).toEqual(['/b', '/c', '/a'])
  await render('/b', 'two', ['events'])
  expect(store.announce(['events'])).toEqual(['/b', '/c', '/a'])
})

it('a change makes stale what shows it, until that is rendered again', async () => {
  await render('/a', 'one', ['production:p', 'events'])
  await render('/b', 'two', ['production:q'])
  expect(store.announce(['production:p', 'productions'])).toEqual(['/a'])
  expect([store.isStale('/a'), store.isStale('/b'), store.isSettled()]).toEqual([true, false, false])
  await render('/a', 'new', ['production:p'])
  expect([store.isStale('/a'), store.isSettled()]).toEqual([false, true])
})

it('a change that came while a page was rendered makes it stale, the first render too', async () => {
  await render('/a', 'old', ['production:p'], () => store.announce(['production:p']))
  expect(store.isStale('/a')).toBe(true)
  await render('/b', 'other', ['production:q'], () => store.announce(['production:p']))
  expect(store.isStale('/b')).toBe(false)
})

it('is settled only when nothing is rendered or written', async () => {
  store.begin('/a')
  expect(store.isSettled()).toBe(false)
  const written = store.put('/a', page('a'), [])
  store.end('/a')
  expect(store.isSettled()).toBe(false)
  await written
  expect(store.isSettled()).toBe(true)
})

it('the next process knows what was overtaken, too', async () => {
  await render('/a', 'old', ['production:p'], () => store.announce(['production:p']))
  expect((await open()).isStale('/a')).toBe(true)
})

it('a file that is read while the page is rendered anew brings the old one not back', async () => {
  await render('/a', 'old', [])
  store = await open()
  const reading = store.read('/a')
  store.begin('/a')
  const writing = store.put('/a', page('new'), [])
  expect((await reading)?.body.toString()).toBe('new')
  await writing
  expect((await store.read('/a'))?.body.toString()).toBe('new')
})

it('what nobody is known to have begun is as old as can be', async () => {
  store.announce(['production:p'])
  await store.put('/a', page('x'), ['production:p'])
  expect(store.isStale('/a')).toBe(true)
})

it('a page with days in it is too old after five minutes, renewed before, and at midnight in Oslo', async () => {
  await render('/program', 'days', [tags.clock])
  await render('/om', 'text', [])
  const look = (at: number) => {
    moveClock(at)
    return [store.listAged(), store.isTooOld('/program'), store.isTooOld('/om')]
  }
  expect(look(START + 2 * MINUTE)).toEqual([[], false, false])
  expect(look(START + 4.5 * MINUTE)).toEqual([['/program'], false, false])
  expect(look(START + 20 * MINUTE)).toEqual([['/program'], true, false])
  moveClock(Date.parse('2026-11-20T23:59:00+01:00'))
  await render('/program', 'days', [tags.clock])
  expect(look(Date.parse('2026-11-20T23:59:59+01:00'))).toEqual([[], false, false])
  expect(look(Date.parse('2026-11-21T00:00:00+01:00'))).toEqual([['/program'], true, false])
})

it('half a file, a broken one and another program’s are as if they were not there', async () => {
  await render('/a', 'a', [])
  const [file = ''] = readdirSync(folder)
  truncateSync(path.join(folder, file), 20)
  writeFileSync(path.join(folder, 'x.half'), 'half')
  const later = await open()
  expect([later.has('/a'), readdirSync(folder)]).toEqual([false, []])
})

it('what vanishes or breaks while the process runs is not there', async () => {
  await render('/a', 'x'.repeat(100), [])
  const later = await open()
  const [file = ''] = readdirSync(folder)
  truncateSync(path.join(folder, file), 120)
  expect(await later.read('/a')).toBeUndefined()
  expect(later.has('/a')).toBe(false)
})

it('many writes of one page at once leave its last whole, readable by its owner alone', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, at) => render('/a', `version ${at}`, [])))
  expect((await (await open()).read('/a'))?.body.toString()).toBe('version 49')
  const [file = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(statSync(path.join(folder, file)).mode & 0o077).toBe(0)
})

it('a page that cannot be written is shown by this process, and rendered anew by the next', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await render('/a', 'old', [])
  rmSync(folder, { recursive: true })
  await render('/a', 'new', [])
  expect((await store.read('/a'))?.body.toString()).toBe('new')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

it('what is removed is gone for good', async () => {
  await render('/a', 'a', [])
  await store.remove('/a')
  expect([store.has('/a'), (await open()).has('/a')]).toEqual([false, false])
})

it('shows a page that no disk takes, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const full = new PageStore(() => '/dev/null/pages')
  full.begin('/a')
  await full.put('/a', page('å'), ['site'])
  expect(await full.read('/a')).toEqual(page('å'))
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\/a is not kept for the next start: /))
  warn.mockRestore()
})
