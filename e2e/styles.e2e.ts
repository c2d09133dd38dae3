/** What a page brings of the styles, against the whole sheet; and how often that is asked for. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { SITE } from '@/harness/journey-site'

const SHEET = /\/_next\/static\/css\/[\w-]+\.css/
/** Without scripts there are only the page's own styles; without fonts, none of which comes between two looks. */
const LEFT_OUT = /\/_next\/static\/(chunks|media)\//
const PATHS = ['/', '/program', '/kulturprogram', '/om-kinoen', '/search?q=film', '/konto/logg-inn']
const WINDOWS: BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
]

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const readHtml = async (path: string) => (await fetch(SITE + path)).text()

/** @returns of the elements one of each kind where it, or what stands before or after it, looks otherwise with the whole sheet */
const findMissing = (page: Page, sheet: string): Promise<string[]> =>
  page.evaluate(async (href) => {
    const toKind = ({ tagName, className, parentElement }: Element) =>
      `${parentElement?.tagName} ${parentElement?.className} ${tagName} ${className}`
    const all = [...document.querySelectorAll('body, body *:not(script, style)')]
    // What is far from sight, the browser leaves in the style that it had.
    for (const one of all) if (one instanceof HTMLElement) one.style.contentVisibility = 'visible'
    const elements = [...new Map(all.map((element) => [toKind(element), element])).values()]
    const readPart = (element: Element, part: string) => {
      const style = getComputedStyle(element, part)
      return style.content === 'none' ? '' : [...style].map((name) => style.getPropertyValue(name)).join()
    }
    const readLook = (element: Element) => [
      [...element.computedStyleMap()].join(';'),
      readPart(element, '::before'),
      readPart(element, '::after'),
    ]
    const own = elements.map(readLook)
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', reject)
      document.head.append(link)
    })
    const whole = elements.map(readLook)
    link.remove()
    return elements.flatMap(({ tagName, className }, place) =>
      String(own[place]) === String(whole[place]) ? [] : `${tagName}.${className}`,
    )
  }, sheet)

describe.each(PATHS)('%s', (path) => {
  it('brings its styles: the first paint waits for one answer', async () => {
    const html = await readHtml(path)
    expect(html).toMatch(/<style data-precedence="next">/)
    expect(html).not.toMatch(/<link rel="stylesheet"/)
  })

  it.each(WINDOWS)('looks with them as with the whole sheet: %j', async (options) => {
    const sheet = SHEET.exec(await readHtml(path))?.[0] ?? ''
    const context = await browser.newContext({ baseURL: SITE, reducedMotion: 'reduce', ...options })
    const page = await context.newPage()
    await page.route(LEFT_OUT, (route) => route.abort())
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      await page.goto(path, { waitUntil: 'load' })
      expect(await findMissing(page, sheet)).toEqual([])
    }
    await context.close()
  })
})

it('the whole sheet is asked for once, and is there before a page can be used', async () => {
  const context = await browser.newContext({ baseURL: SITE })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => SHEET.test(request.url()) && asked.push(request.url()))
  await page.route(SHEET, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await page.evaluate(() => document.documentElement.dataset.links)).toBeUndefined()
    await route.continue()
  })
  await page.goto('/om-kinoen')
  await page.waitForFunction(() => document.documentElement.dataset.links === 'soft')
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1)
  await page.getByRole('contentinfo').locator('a[href^="/"]').first().click()
  await page.waitForURL((url) => url.pathname !== '/om-kinoen')
  expect(asked).toHaveLength(1)
  await context.close()
})

it('nobody without scripts asks for it', async () => {
  const { page, close } = await visit(browser, '/om-kinoen', { javaScriptEnabled: false })
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0)
  await close()
})
