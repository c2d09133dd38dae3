/**
 * The programme with 400 screenings over three weeks against one with 40: weight, time to render, and how soon a
 * filter paints on a slow phone. Ratios within one run, but for the limits that the house has set itself.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import { launch } from '@/harness/chromium'
import { BUILD, known, openServers, put, readAll, remove, SITE } from '@/harness/measured-site'
import { median } from './statistics'

const [FEW, MANY] = [40, 400]
const MOST_BYTES = 60_000
const MOST_TIMES = 3
const MOST_MS = 50
const SLOWED = 4
const DAYS = 21
const WARMING = 100
const RUNS = 40
const AT_ONCE = 40
const DAY = 24 * 3_600_000

/** Together, as an import does: the site reads anew once for many. */
async function writeAll(writes: (() => Promise<void>)[]) {
  for (let at = 0; at < writes.length; at += AT_ONCE)
    await Promise.all(writes.slice(at, at + AT_ONCE).map((write) => write()))
}

/** Leaves exactly so many screenings to come, spread over the days. */
async function fill(count: number) {
  const films = (await readAll<Production>('productions')).filter(({ objectClass }) => objectClass === 'movie')
  const events = (await readAll<Event>('events')).filter(({ production }) =>
    films.some(({ id }) => id === production.id),
  )
  await writeAll(
    events.map(
      ({ id }) =>
        () =>
          remove('event', id),
    ),
  )
  const pattern = known(events[0])
  const write = (_: unknown, at: number) => () => {
    const film = known(films[at % films.length])
    const start = Math.floor(Date.now() / DAY + 1 + (at * DAYS) / count) * DAY + (10 + (at % 20) / 2) * 3_600_000
    return put('event', {
      ...pattern,
      id: `bench-${at}`,
      production: { ...pattern.production, id: film.id, parentSlug: film.parentSlug, title: film.title },
      title: film.title,
      start,
      end: start + 2 * 3_600_000,
      ticketUrl: `https://billett.example/kjop/${at}`,
    })
  }
  await writeAll(Array.from({ length: count }, write))
  for (;;) {
    const html = await (await fetch(`${SITE}/program`)).text()
    if (new Set(html.match(/billett\.example\/kjop\/\d+/g)).size === count) return html
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Milliseconds, each from asking to the last byte; the first ones warm the server. */
async function time(address: string, headers: Record<string, string>, expected: string | null) {
  const times: number[] = []
  for (let run = 0; run < WARMING + RUNS; run += 1) {
    const began = performance.now()
    const answer = await fetch(address, { headers: { 'accept-encoding': 'identity', ...headers } })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    const state = answer.headers.get('x-nextjs-cache')
    if (state !== expected) throw new Error(`${address} answered ${answer.status} ${state}, not ${expected}`)
  }
  return median(times.slice(WARMING))
}

/**
 * The page that is stored, made anew from documents that are read already, by the build's own key for that; and an
 * address with a choice, which is rendered for each visit.
 */
async function timeRender() {
  const { preview } = JSON.parse(readFileSync(path.join(BUILD, 'prerender-manifest.json'), 'utf8'))
  return {
    stored: await time(`${SITE}/program`, { 'x-prerender-revalidate': preview.previewModeId }, 'REVALIDATED'),
    chosen: await time(`${SITE}/program?filter=2d`, {}, null),
  }
}

async function timeFilters() {
  const browser = await launch()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${SITE}/program`, { waitUntil: 'networkidle' })
  const filter = page.getByRole('list', { name: 'Vis bare' }).getByRole('link').first()
  const box = known((await filter.boundingBox()) ?? undefined)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(() => {
    const paints: number[] = []
    Object.assign(window, { paints })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') paints.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  // By the mouse alone: Playwright's own look at an element before it clicks runs on the slowed CPU, too.
  for (let run = 0; run < 20; run += 1) {
    await page.mouse.click(x, y)
    await page.waitForTimeout(600)
  }
  const paints = await page.evaluate(() => (window as unknown as { paints: number[] }).paints)
  await browser.close()
  return paints
}

const servers = await openServers()
const html = await fill(MANY)
const bytes = gzipSync(html).length
const many = await timeRender()
const paints = await timeFilters()
await fill(FEW)
const few = await timeRender()
await servers.stop()

const toTimes = (some: number, fewer: number) =>
  `in ${some.toFixed(1)} ms, of ${FEW} in ${fewer.toFixed(1)} ms: ${(some / fewer).toFixed(2)} times`
const results: [string, boolean][] = [
  [`HTML of ${MANY} screenings: ${bytes} bytes gzip, at most ${MOST_BYTES}`, bytes <= MOST_BYTES],
  [
    `The stored page made ${toTimes(many.stored, few.stored)}, at most ${MOST_TIMES}`,
    many.stored / few.stored <= MOST_TIMES,
  ],
  [`An address with a choice rendered ${toTimes(many.chosen, few.chosen)}`, true],
  [
    `A filter paints in ${median(paints)} ms (median of ${paints.length}), ${Math.max(...paints)} ms at most, on a CPU ${SLOWED} times slower; wanted ${MOST_MS}`,
    median(paints) <= MOST_MS,
  ],
]
for (const [words, isGood] of results) console.log(isGood ? words : `${words} MISSED`)
if (results.some(([, isGood]) => !isGood)) process.exitCode = 1
