/** Chromium, as all other journeys have it. */
import { launch } from '@/harness/chromium'
import type { Engine } from './driver'
import { WINDOW } from './window'

/** @param now epoch milliseconds */
export async function startChromium(now: number): Promise<Engine> {
  const browser = await launch()
  return {
    async open() {
      const page = await browser.newPage({ viewport: WINDOW })
      await page.clock.setFixedTime(now)
      return {
        goto: (url) => page.goto(url),
        press: (css) => page.locator(css).first().click(),
        type: (css, text) => page.locator(css).first().pressSequentially(text),
        evaluate: (expression) => page.evaluate(expression),
        close: () => page.close(),
      }
    },
    close: () => browser.close(),
  }
}
