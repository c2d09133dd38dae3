/**
 * What a visitor waits who comes again, with the service worker and without, and who goes from page to page, with the next page
 * fetched when they come near its link and without. On a processor slowed to a phone's, medians of some runs.
 */
import type { Browser, Page } from 'playwright-core'
import { launch, whenTakenOver } from '@/harness/chromium'
import { openServers, SITE } from '@/harness/measured-site'
import { median } from './statistics'

const RUNS = 9
const SLOWED = 4
/** Milliseconds between coming near a link and pressing it, and of a mobile network's way. */
const NEAR = 200
const LATENCY = 150

async function slow(page: Page, latency: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const line = { offline: false, latency, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  if (latency > 0) await devtools.send('Network.emulateNetworkConditions', line)
}

/** @returns milliseconds to the largest paint */
const readLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )

async function comeAgain(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<number> {
  const context = await browser.newContext({ baseURL: SITE, viewport: { width: 390, height: 844 }, serviceWorkers })
  const first = await context.newPage()
  await first.goto('/', { waitUntil: 'networkidle' })
  if (serviceWorkers === 'allow') await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage()
    await slow(page, 0)
    await page.goto('/', { waitUntil: 'networkidle' })
    times.push(await readLargestPaint(page))
    await page.close()
  }
  await context.close()
  return median(times)
}

async function goOn(browser: Browser, isFetchedAhead: boolean): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL: SITE, serviceWorkers: 'block' })
    const page = await context.newPage()
    if (!isFetchedAhead) await page.addInitScript(() => Object.assign(navigator, { connection: { saveData: true } }))
    await page.goto('/vare-filmer', { waitUntil: 'networkidle' })
    await whenTakenOver(page)
    await slow(page, LATENCY)
    const link = page.locator('main a[href^="/"]').first()
    await link.hover()
    await page.waitForTimeout(NEAR)
    const begun = performance.now()
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForFunction(() => location.pathname !== '/vare-filmer' && document.querySelector('h1') !== null)
    times.push(performance.now() - begun)
    await context.close()
  }
  return median(times)
}

const servers = await openServers()
const browser = await launch()
const [kept, fresh] = [await comeAgain(browser, 'allow'), await comeAgain(browser, 'block')]
const [ahead, asked] = [await goOn(browser, true), await goOn(browser, false)]
await browser.close()
await servers.stop()
console.log(`largest paint of a second visit: ${kept.toFixed(0)} ms with the worker, ${fresh.toFixed(0)} ms without`)
console.log(`from a press to the page: ${ahead.toFixed(0)} ms fetched ahead, ${asked.toFixed(0)} ms asked for then`)
