/** From page to page: slow, never answered, answered with an error, and without a network. */
import { readFileSync } from 'node:fs'
import type { Browser, Page, Route } from 'playwright-core'
import type { Production } from '@/contract/production'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { eventually } from '@/harness/eventually'
import { put, read, SITE } from '@/harness/journey-site'

const FROM = '/vare-filmer'
const CHUNKS = '**/_next/static/chunks/**'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

type Answer = (route: Route) => Promise<void>

/** @param answer to each request for a page's data, ahead of need too */
async function open(answer: Answer, path = FROM) {
  const { page, complaints, close } = await visit(browser, path)
  await page.route('**/*', (route) => (route.request().headers().rsc ? answer(route) : route.fallback()))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const link = page.locator('main a[href^="/"]').first()
  const target = decodeURI((await link.getAttribute('href')) ?? '')
  return { page, complaints, close, documents, link, target }
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)
const pathOf = (page: Page) => decodeURI(new URL(page.url()).pathname)
const notice = (page: Page) => page.locator('body > div > p[role=status]')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const never: Answer = () => new Promise(() => undefined)

/** Until nothing has been loaded for a while: what goes on for ever is seen here. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await pause(1500)
}

describe('from page to page', () => {
  it('S2.11, S2.12, S7.31, S9.2: a slow page is told of after a second, and then it is there, with the focus on its heading', async () => {
    let pressedAt = Number.POSITIVE_INFINITY
    const { page, close, documents, link, target } = await open(async (route) => {
      await eventually(async () => expect(performance.now() - pressedAt).toBeGreaterThan(2800), 60_000)
      await route.continue()
    })
    pressedAt = performance.now()
    await link.click()
    expect(await link.getAttribute('aria-busy')).toBe('true')
    expect(await notice(page).textContent()).toBe('')
    await notice(page).filter({ hasText: 'Siden bruker lang tid' }).waitFor()
    const [pressed, told] = [await link.boundingBox(), await notice(page).boundingBox()]
    if (!pressed || !told) throw new Error('Neither may be hidden')
    expect(pressed.y + pressed.height <= told.y || told.y + told.height <= pressed.y).toBe(true)
    expect(pathOf(page)).toBe(FROM)
    await eventually(async () => expect(pathOf(page)).toBe(target))
    await eventually(async () =>
      expect(await page.locator('h1').evaluate((it) => it === document.activeElement)).toBe(true),
    )
    expect(await notice(page).textContent()).toBe('')
    expect(await isSameDocument(page)).toBe(true)
    expect(documents).toEqual([])
    await close()
  })

  it('S2.13: a page that is never answered is left to the browser', async () => {
    const { page, close, documents, link, target } = await open(never)
    await link.click()
    await pause(3000)
    expect(documents).toEqual([])
    await eventually(async () => expect(await isSameDocument(page)).toBe(false))
    await settle(page)
    expect([documents.map(decodeURI), pathOf(page)]).toEqual([[target], target])
    await close()
  })

  const FAILURES: [string, Answer][] = [
    ['answered with 500', (route) => route.fulfill({ status: 500, body: 'no' })],
    ['not answered at all', (route) => route.abort()],
  ]
  it.each(FAILURES)('S2.13, S8.11: data %s: logged, and the browser goes to the path itself', async (_, answer) => {
    const { page, complaints, close, documents, link, target } = await open(answer)
    await link.click()
    await eventually(async () => expect(await isSameDocument(page)).toBe(false))
    await settle(page)
    expect([documents.map(decodeURI), pathOf(page)]).toEqual([[target], target])
    expect(complaints).toContain('page loading error: data')
    await close()
  })

  it('S8.11: without a network the page that was there stays, and says so', async () => {
    const { page, complaints, close, documents, link, target } = await open((route) => route.continue())
    await page.context().setOffline(true)
    const heading = await page.locator('h1').textContent()
    await link.click()
    await notice(page).filter({ hasText: 'Du er uten nett' }).waitFor()
    await pause(4500)
    expect([await isSameDocument(page), documents, pathOf(page)]).toEqual([true, [], FROM])
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await link.getAttribute('aria-busy')).toBeNull()
    expect(complaints).toContain('page loading error: data')
    await page.context().setOffline(false)
    await eventually(async () => expect(await notice(page).textContent()).toBe(''))
    await link.click()
    await eventually(async () => expect(pathOf(page)).toBe(target))
    await close()
  })

  it('what is published while a tab is open is there half a minute after the page was last looked at', async () => {
    const { page, close, link, target } = await open((route) => route.continue())
    const { items } = await read<{ items: Production[] }>('productions?take=100')
    const film = items.find(({ parentSlug }) => `/${parentSlug}` === target)
    if (!film) throw new Error(`${target} is no film`)
    await link.click()
    await page.getByRole('heading', { level: 1, name: film.title }).waitFor()
    await page.goBack()
    await eventually(async () => expect(pathOf(page)).toBe(FROM))
    await put('production', { ...film, title: 'Nytt navn' })
    try {
      await eventually(
        async () => expect(await (await fetch(SITE + target)).text()).toMatch(/<h1[^>]*>Nytt navn/),
        30_000,
      )
      await page.clock.setFixedTime(new Date(Date.parse(process.env.E2E_NOW ?? '') + 31_000))
      await page.locator(`main a[href="${target}"]`).first().click()
      await page.getByRole('heading', { level: 1, name: 'Nytt navn' }).waitFor()
      expect(await isSameDocument(page)).toBe(true)
    } finally {
      await put('production', film)
    }
    await close()
  })

  it('S2.11: back is where it was', async () => {
    const { page, close, target } = await open((route) => route.continue())
    const link = page.locator('main a[href^="/"]').last()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await link.click()
    await eventually(async () => expect(pathOf(page)).not.toBe(FROM))
    expect(target).not.toBe(FROM)
    await page.goBack()
    await eventually(async () => expect(pathOf(page)).toBe(FROM))
    await eventually(async () => expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2))
    await close()
  })
})

describe('a piece of code that cannot be had', () => {
  /** Of what comes after the page that is open, as if a deploy had taken it away. */
  async function openWithout() {
    const opened = await open((route) => route.continue(), '/nyhetsvarsel')
    const had = await opened.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await opened.page.route(CHUNKS, (route) =>
      had.includes(route.request().url()) ? route.fallback() : route.fulfill({ status: 404, body: '' }),
    )
    return { ...opened, link: opened.page.locator('a[href="/program"]').first() }
  }

  it('S2.13, S8.11, S8.12: is logged, and the browser goes to the path itself, once', async () => {
    const { page, complaints, close, documents, link } = await openWithout()
    await link.evaluate((it: HTMLElement) => it.click())
    await eventually(async () => expect(await isSameDocument(page)).toBe(false))
    await settle(page)
    expect([documents, pathOf(page)]).toEqual([['/program'], '/program'])
    expect(complaints).toEqual(expect.arrayContaining(['bundle loading error', 'page loading error: component']))
    await close()
  })

  it('S4.18, S9.9: where the path cannot be marked, the error page stays, with the last five loads and the build', async () => {
    const { page, close, documents, link } = await openWithout()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'SecurityError')
      }
    })
    await link.evaluate((it: HTMLElement) => it.click())
    await page.getByText('Opplysninger til den som hjelper deg').click()
    expect(await page.locator('main details').innerText()).toContain(readFileSync('.next-e2e/BUILD_ID', 'utf8'))
    expect(await page.locator('main details li').count()).toBe(5)
    expect(documents).toEqual([])
    await close()
  })

  it('S8.11: without a network the page that was there comes back', async () => {
    const { page, close, documents, link } = await openWithout()
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await link.evaluate((it: HTMLElement) => it.click())
    await notice(page).filter({ hasText: 'Du er uten nett' }).waitFor()
    await eventually(async () => expect(pathOf(page)).toBe('/nyhetsvarsel'))
    expect([await isSameDocument(page), documents]).toEqual([true, []])
    expect(await page.getByRole('button', { name: 'Prøv igjen' }).count()).toBe(0)
    await close()
  })
})
