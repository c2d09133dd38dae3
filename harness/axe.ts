/** axe, and what it does not see, on a page that is open, in each view that a visitor may have. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** 400 % zoom of a 1280 px window is a window of 320 by 256 CSS pixels. */
const VIEWS = [
  { name: 'light', colorScheme: 'light', width: 1440, height: 900 },
  { name: 'dark', colorScheme: 'dark', width: 390, height: 844 },
  { name: 'at 400 % zoom', colorScheme: 'light', width: 320, height: 256 },
] as const

/** Colours of another scheme are there with the second frame. */
const settle = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

async function readFaults(part: string): Promise<string[]> {
  const { axe: injected } = window as unknown as { axe: typeof axe }
  const { violations } = await injected.run(part, { resultTypes: ['violations'], preload: false })
  const faults = violations.map(
    ({ id, nodes }) => `${id} ${nodes[0]?.target} (${nodes.length}) ${nodes[0]?.failureSummary}`,
  )
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [...faults, `${scrollWidth} px wide in a window of ${clientWidth}`] : faults
}

/**
 * As the page is now.
 * @param part selector of what axe looks at
 * @returns every fault, none where all is well
 */
export async function findFaultsNow(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axe.source)
  await page.evaluate(settle)
  return page.evaluate(readFaults, part)
}

/** In each view. @returns every fault with its view, none where all is well */
export async function findFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { name, colorScheme, width, height } of VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    for (const fault of await findFaultsNow(page)) found.push(`${name}: ${fault}`)
  }
  return found
}
