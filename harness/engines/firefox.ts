/** Firefox, by WebDriver BiDi. */
import puppeteer from 'puppeteer-core'
import { findFirefox } from '@/scripts/tools.mjs'
import type { Engine } from './driver'
import { WINDOW } from './window'

/** In each document before its own scripts. */
function stopClock(now: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, own) => Reflect.construct(target, given.length === 0 ? [now] : given, own),
    apply: () => new RealDate(now).toString(),
    get: (target, name, own) => (name === 'now' ? () => now : Reflect.get(target, name, own)),
  })
}

/** @param now epoch milliseconds */
export async function startFirefox(now: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: findFirefox() ?? 'firefox',
    defaultViewport: WINDOW,
  })
  return {
    async open() {
      const visitor = await browser.createBrowserContext()
      const page = await visitor.newPage()
      await page.evaluateOnNewDocument(stopClock, now)
      return {
        goto: (url) => page.goto(url),
        press: (css) => page.locator(css).click(),
        type: (css, text) => page.type(css, text),
        evaluate: (expression) => page.evaluate(expression),
        close: () => visitor.close(),
      }
    },
    close: () => browser.close(),
  }
}
