/** The browser of the journeys, the pictures and the benches, and when a page in it is ready to be used. */
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '@/scripts/tools.mjs'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = () => chromium.launch({ executablePath: findChromium() ?? 'chromium', args: CHROMIUM_FLAGS })

const isTakenOver = () =>
  !document.querySelector('script[data-late]') || document.documentElement.dataset.links === 'soft'

/**
 * From then on a click is answered by the page's own script.
 * @param page whose browser runs scripts
 */
export async function whenTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver)
}
