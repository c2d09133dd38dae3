/**
 * The programme with 400 screenings over three weeks against one with 40: weight, time to render, and how soon a
 * filter paints on a slow phone. Ratios within one run, but for the limits that the house has set itself.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { launch } from '../e2e/chromium.mjs'
import { BUILD, openHouse, operate, readAll, SITE } from './house.mjs'

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

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Together, as an import does: the site reads anew once for many. */
async function writeAll(writes) {
  for (let at = 0; at < writes.length; at += AT_ONCE)
    await Promise.all(writes.slice(at, at + AT_ONCE).map((write) => write()))
}

/** Leaves exactly so many screenings to come, spread over the days. */
async function fill(count) {
  const films = (await readAll('productions')).filter(({ objectClass }) => objectClass === 'movie')
  const events = (await readAll('events')).filter(({ production }) => films.some(({ id }) => id === production.id))
  await writeAll(
    events.map(
      ({ id }) =>
        () =>
          operate('DELETE', 'event', id),
    ),
  )
  const pattern = events[0]
  const write = (_, at) => () => {
    const film = films[at % films.length]
    const start = Math.floor(Date.now() / DAY + 1 + (at * DAYS) / count) * DAY + (10 + (at % 20) / 2) * 3_600_000
    return operate('PUT', 'event', `bench-${at}`, {
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
async function time(address, headers, expected) {
  const times = []
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
  const box = await filter.boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(() => {
    window.paints = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') window.paints.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  // By the mouse alone: Playwright's own look at an element before it clicks runs on the slowed CPU, too.
  for (let run = 0; run < 20; run += 1) {
    await page.mouse.click(x, y)
    await page.waitForTimeout(600)
  }
  const paints = await page.evaluate(() => window.paints)
  await browser.close()
  return paints
}

const house = await openHouse()
const html = await fill(MANY)
const bytes = gzipSync(html).length
const many = await timeRender()
const paints = await timeFilters()
await fill(FEW)
const few = await timeRender()
await house.stop()

const toTimes = (some, fewer) =>
  `in ${some.toFixed(1)} ms, of ${FEW} in ${fewer.toFixed(1)} ms: ${(some / fewer).toFixed(2)} times`
const results = [
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
