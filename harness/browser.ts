/** A real browser with a new profile, its clock at the house's frozen now. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { whenTakenOver } from './chromium'
import { SITE } from './journey-site'

export interface Visit {
  page: Page
  /** Everything the browser complained of: console errors, uncaught errors, policy violations. */
  complaints: string[]
  close: () => Promise<void>
}

/** Playwright's own way gives `undefined` for a registration, which no browser does. */
function leaveUnregistered() {
  if ('serviceWorker' in navigator) ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
}

/**
 * Opens one page of its own context, until React has it; complaints are gathered from the first request on. There is no
 * service worker, so that what is asked of the site is asked: journeys without a network want one (`serviceWorkers`).
 */
export async function visit(browser: Browser, path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: SITE,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    ...options,
  })
  if (options.serviceWorkers !== 'allow') await context.addInitScript(leaveUnregistered)
  const complaints: string[] = []
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(process.env.E2E_NOW ?? 0))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  await page.goto(path, { waitUntil: 'load' })
  if (options.javaScriptEnabled !== false) await whenTakenOver(page)
  return { page, complaints, close: () => context.close() }
}
