/** Consent in a real browser: nothing is stored or fetched before it, a no is kept, a yes counts, and both may be changed. */
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import type { Production } from '@/contract/production'
import type { Site } from '@/contract/site'
import { findFaultsNow } from '@/harness/axe'
import { visit } from '@/harness/browser'
import { launch, whenTakenOver } from '@/harness/chromium'
import { eventually } from '@/harness/eventually'
import { put, read, SITE } from '@/harness/journey-site'

const TAG_ID = 'G-1A2B3C4D5E'
const VENDOR = /^https:\/\/[^/]*(google|analytics)[^/]*\//

let browser: Browser
let site: Site
let film: Production
let filmPath: string

/** Until the pages that are visited say so. */
async function putAnalytics(analytics: Site['analytics']): Promise<void> {
  const changed: Site = { ...site, analytics }
  await put('site', changed)
  for (const path of ['/', filmPath, '/kommende', '/vare-filmer']) {
    await eventually(async () => {
      const html = await (await fetch(SITE + path)).text()
      expect(html.includes(`data-tag="${TAG_ID}"`)).toBe(analytics?.googleAnalytics === TAG_ID)
    }, 60_000)
  }
}

beforeAll(async () => {
  browser = await launch()
  const [own] = await read<Site[]>()
  if (!own) throw new Error('no site')
  site = own
  const { items } = await read<{ items: Production[] }>('productions?filter=objectClass:eq:movie&take=100')
  const onSale = await read<{ items: { production: { id: string }; ticketUrl?: string; status: string }[] }>(
    `events?from=${Date.parse(process.env.E2E_NOW ?? '')}&take=100`,
  )
  const sold = onSale.items.find(({ ticketUrl, status }) => ticketUrl && status === 'onSale')
  const found = items.find(({ id }) => id === sold?.production.id)
  if (!found) throw new Error('no film on sale')
  film = found
  filmPath = `/${encodeURIComponent(film.parentSlug)}`
  await putAnalytics({ googleAnalytics: TAG_ID })
}, 120_000)
afterAll(async () => {
  await putAnalytics(site.analytics)
  await browser.close()
})

/** Stands in for the vendor: writes the cookie that its script would, and lists what was asked of it. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await visit(browser, 'about:blank', options)
  const asked: string[] = []
  const context = opened.page.context()
  context.on('request', (request: Request) => VENDOR.test(request.url()) && asked.push(request.url()))
  await context.route(VENDOR, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie="_ga=GA1.1.1;path=/";window.vendorCame=true',
    }),
  )
  await opened.page.goto(path, { waitUntil: 'load' })
  if (options.javaScriptEnabled !== false) await whenTakenOver(opened.page)
  return { ...opened, asked }
}

const notice = (page: Page) => page.getByRole('region', { name: 'Får vi telle besøket ditt?' })
const control = (page: Page) => page.getByRole('button', { name: 'Endre samtykke' })
const answer = (page: Page, name: 'Ja takk' | 'Nei takk') => page.getByRole('button', { name }).click()

/** All that a page may keep of a visitor. */
const stored = (page: Page) =>
  page.evaluate(() => ({ cookies: document.cookie, local: { ...localStorage }, session: { ...sessionStorage } }))
const told = (page: Page): Promise<Record<string, string>[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const isEvent = typeof entry === 'object' && entry !== null && 'event' in entry
      return isEvent ? [JSON.parse(JSON.stringify(entry))] : []
    }),
  )

it('asks without a shift, and before the answer stores and fetches nothing', async () => {
  const { page, asked, complaints, close } = await open('/', { viewport: { width: 390, height: 844 } })
  await notice(page).waitFor()
  await page.locator('main').click({ position: { x: 1, y: 1 } })
  await page.mouse.wheel(0, 2000)
  expect(await stored(page)).toEqual({ cookies: '', local: {}, session: {} })
  expect(await page.context().cookies()).toEqual([])
  expect(asked).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(entry.toJSON().value), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shift).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

it('keeps a no through pages and visits, and then still fetches nothing', async () => {
  const { page, asked, close } = await open('/')
  await answer(page, 'Nei takk')
  expect(await notice(page).count()).toBe(0)
  await page.goto(filmPath, { waitUntil: 'load' })
  await control(page).waitFor()
  await page.waitForTimeout(500)
  expect(await notice(page).count()).toBe(0)
  expect(asked).toEqual([])
  const { cookies, local } = await stored(page)
  expect(cookies).toBe('')
  expect(Object.keys(local)).toEqual(['samtykke'])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await close()
})

it('counts after a yes: the film that is viewed and the ticket that is bought', async () => {
  const { page, asked, complaints, close } = await open(filmPath)
  await answer(page, 'Ja takk')
  const item = { name: film.title, brand: site.title, category: 'movie' }
  await eventually(async () =>
    expect(await told(page)).toEqual([{ event: 'VIEW_ITEM', id: film.id, listName: 'direct', ...item }]),
  )
  await eventually(async () => expect(await page.evaluate(() => 'vendorCame' in window)).toBe(true))
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${TAG_ID}`])

  const ticket = page.locator('main a[data-ticket]').first()
  const id = await ticket.getAttribute('data-ticket')
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await ticket.click()
  expect((await told(page)).slice(1)).toEqual([{ event: 'BUY_TICKET', id, listName: 'ticketList', ...item }])
  expect(complaints).toEqual([])
  await close()
})

it('remembers a yes, and counts each item that a visitor walks to', async () => {
  const { page, asked, close } = await open('/kommende')
  await answer(page, 'Ja takk')
  await eventually(async () => expect(asked).toHaveLength(1))
  await page.goto('/vare-filmer', { waitUntil: 'load' })
  await eventually(async () => expect(asked).toHaveLength(2))
  expect(await told(page)).toEqual([])
  await page.locator(`main a[href="${filmPath}"]`).first().click()
  await page.waitForURL(`**${filmPath}`)
  await eventually(async () =>
    expect(await told(page)).toEqual([
      expect.objectContaining({ event: 'VIEW_ITEM', id: film.id, listName: 'events' }),
    ]),
  )
  expect(asked).toHaveLength(2)
  await close()
})

it('may be changed from the foot of any page: nothing more is told, and what was stored is gone', async () => {
  const { page, close } = await open(filmPath)
  await answer(page, 'Ja takk')
  await eventually(async () => expect((await stored(page)).cookies).toContain('_ga'))
  await control(page).click()
  await notice(page).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Får vi telle besøket ditt?')
  await answer(page, 'Nei takk')
  await eventually(async () => expect((await stored(page)).cookies).toBe(''))
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await page.locator('main a[data-ticket]').first().click()
  expect(await told(page)).toEqual([])
  expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), TAG_ID)).toBe(true)
  await close()
})

it("breaks nothing when the vendor's script does not come", async () => {
  const { page, close } = await visit(browser, 'about:blank')
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  await page.context().route(VENDOR, (route) => route.abort())
  await page.goto(filmPath, { waitUntil: 'load' })
  await answer(page, 'Ja takk')
  await eventually(async () => expect(await told(page)).toHaveLength(1))
  await page.getByRole('link', { name: 'Hopp til innhold' }).press('Enter')
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(failures).toEqual([])
  await close()
})

it('shows nothing without scripts', async () => {
  const { page, close } = await open('/', { javaScriptEnabled: false })
  expect(await page.getByText('Endre samtykke').isVisible()).toBe(false)
  expect(await notice(page).count()).toBe(0)
  await close()
})

it.each([
  ['light', { colorScheme: 'light', viewport: { width: 390, height: 844 } }],
  ['dark', { colorScheme: 'dark', viewport: { width: 1440, height: 900 } }],
  ['in forced colours', { forcedColors: 'active', viewport: { width: 390, height: 844 } }],
  ['at 400 % zoom', { viewport: { width: 320, height: 256 } }],
] as const)('both answers are in sight and axe finds nothing, %s', async (_, view) => {
  const { page, close } = await open('/', { ...view, reducedMotion: 'reduce' })
  await notice(page).waitFor()
  const boxes = await Promise.all(
    ['Nei takk', 'Ja takk'].map((name) => page.getByRole('button', { name }).boundingBox()),
  )
  const [no, yes] = boxes
  const toSize = (box: typeof no) => [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0), box?.y]
  expect(toSize(no)).toEqual(toSize(yes))
  expect(no?.height).toBeGreaterThanOrEqual(44)
  expect(Math.round((no?.y ?? 0) + (no?.height ?? 0))).toBeLessThanOrEqual(view.viewport.height)
  const box = await notice(page).boundingBox()
  expect(box?.height).toBeLessThan(view.viewport.height * 0.6)
  expect(await findFaultsNow(page, '#samtykke')).toEqual([])
  await close()
})

it.each([{}, { googleAnalytics: 'GTM-ABC1234' }])('asks for nothing on a site with analytics %j', async (analytics) => {
  await putAnalytics(analytics)
  const { page, asked, close } = await open(filmPath)
  await page.evaluate(() => localStorage.setItem('samtykke', `ja ${Date.now()}`))
  await page.reload({ waitUntil: 'load' })
  await page.waitForTimeout(500)
  expect(await page.getByText('Endre samtykke').count()).toBe(0)
  expect(await notice(page).count()).toBe(0)
  expect(asked).toEqual([])
  const policy = (await fetch(SITE + filmPath)).headers.get('content-security-policy')
  expect(policy).not.toMatch(/google/)
  await close()
})
