/** The site without a network: cut, hanging, failing; what is kept of it, and for whom; and from one build to the next. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { eventually } from '@/harness/eventually'
import { type Fault, openFaultyProxy } from '@/harness/faulty-proxy'
import { PLATFORM, SITE } from '@/harness/journey-site'
import { findFilmOnSale } from '@/harness/partner'
import { createVisitor, PROFILE_KEY, toStorage } from '@/harness/visitor'

const PROXY_PORT = Number(new URL(SITE).port) + 1
const KEPT = /^Lagret kl\. \d\d\.\d\d\. Kjøp og ledige plasser krever nett\.$/
const UNVISITED = '/priser'

let browser: Browser
let film: string

beforeAll(async () => {
  browser = await launch()
  film = (await findFilmOnSale()).path
})
afterAll(() => browser.close())

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
const keptOf = (page: Page) => page.locator('html').getAttribute('data-kept')
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
/** What unfolds, and the page around it, has come to rest. @returns where it is */
async function whenStill(locator: Locator) {
  let last: unknown
  await eventually(async () => {
    const before = last
    last = await locator.boundingBox()
    expect(last).toEqual(before)
  }, 10_000)
  return last
}

/** All that the worker has laid up, by cache. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = names.map(async (name) => {
      const cache = await caches.open(name)
      const kept = (await cache.keys()).map(async (request) => ({
        url: request.url,
        text: await (await cache.match(request))?.text(),
      }))
      return Promise.all(kept)
    })
    return (await Promise.all(lists)).flat()
  })

async function begin(options: BrowserContextOptions = {}, path = '/') {
  const visited = await visit(browser, path, { serviceWorkers: 'allow', ...options })
  await isControlled(visited.page)
  return { ...visited, context: visited.page.context() }
}

/** A new tab, as from a cold start. */
async function openTab({ context }: { context: ReturnType<Page['context']> }, path: string) {
  const page = await context.newPage()
  const answer = await page.goto(path)
  return { page, status: answer?.status() }
}

/** Until what is looked at is kept, too. */
const whenKept = (page: Page, path: string) =>
  page.waitForFunction(async (address) => (await caches.match(address)) !== undefined, path)

describe('without a network', () => {
  it('S1.24: opens from a cold tab what every house is asked for and what was visited, and tells of the rest', async () => {
    const visited = await begin()
    await visited.page.locator(`main a[href="${film}"]`).first().click()
    await visited.page.waitForURL(`**${film}`)
    await whenKept(visited.page, film)
    // Those of the first page were there before the worker was.
    await visited.page.goto('/', { waitUntil: 'networkidle' })
    expect(await visited.page.evaluate(() => caches.has('pictures'))).toBe(true)
    const { context } = visited
    await context.setOffline(true)
    for (const path of [
      '/',
      '/program',
      '/husets-apningstider',
      '/reglement',
      '/konto/billetter',
      film,
      '/program?dag=alle',
    ]) {
      const { page, status } = await openTab(visited, path)
      expect([path, status, await keptOf(page)]).toEqual([path, 200, expect.stringMatching(KEPT)])
      expect(await heading(page)).not.toBe('Vi får ikke hentet siden')
      await page.close()
    }
    const { page: front } = await openTab(visited, '/')
    const poster = front.locator('main img').first()
    await eventually(async () =>
      expect(await poster.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0),
    )
    await front.close()
    const { page } = await openTab(visited, UNVISITED)
    expect(await heading(page)).toBe('Vi får ikke hentet siden')
    expect(await page.title()).toMatch(/Uten nett$/)
    await page.getByRole('main').getByRole('link', { name: 'Kinoprogram' }).click()
    await page.waitForURL('**/program')
    expect(await keptOf(page)).toMatch(KEPT)
    await visited.close()
  })

  it('back on the network a page is fresh again, with focus and place and what was typed', async () => {
    const visited = await begin()
    await visited.context.setOffline(true)
    const { page } = await openTab(visited, '/')
    expect(await keptOf(page)).toMatch(KEPT)
    await page.getByText('Få programmet rett i innboksen').click()
    const field = page.getByRole('contentinfo').getByLabel('E-post adresse')
    await field.fill('kari@post.example')
    await field.focus()
    const before = await whenStill(field)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await visited.context.setOffline(false)
    await page.waitForFunction(() => document.documentElement.dataset.kept === undefined)
    expect(await field.inputValue()).toBe('kari@post.example')
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await whenStill(field)).toEqual(before)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    await visited.close()
  })

  it('nothing is sold from a kept page, and nothing that was typed is sent into nothing', async () => {
    const visited = await begin()
    await visited.context.setOffline(true)
    const { page } = await openTab(visited, '/')
    const told = page.getByRole('status').filter({ hasText: /Du er uten nett/ })
    await page.waitForFunction(() => document.documentElement.dataset.links === 'soft')
    await eventually(async () => {
      await page.locator('main a[data-ticket]').first().click()
      expect(await told.count()).toBe(1)
    }, 10_000)
    expect(await told.textContent()).toBe('Du er uten nett. Billetter kan kjøpes når du har nett igjen.')
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByText('Få programmet rett i innboksen').click()
    const field = page.getByRole('contentinfo').getByLabel('E-post adresse')
    await field.fill('kari@post.example')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Meld deg på' }).click()
    await told.filter({ hasText: 'Det du har skrevet, står her' }).waitFor()
    expect(await field.inputValue()).toBe('kari@post.example')
    expect(visited.context.pages()).toHaveLength(2)
    await visited.close()
  })

  it('a link to what is kept leads there, and one to what is not leaves the page', async () => {
    const visited = await begin()
    await visited.context.setOffline(true)
    const { page } = await openTab(visited, film)
    expect(await heading(page)).toBe('Vi får ikke hentet siden')
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL(`${SITE}/`)
    expect(await keptOf(page)).toMatch(KEPT)
    await page.waitForFunction(() => document.documentElement.dataset.links === 'soft')
    await page.locator(`main a[href="${film}"]`).first().click()
    await page.getByText('Du er uten nett, og siden kunne ikke hentes.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await visited.close()
  })

  it('a ticket opens from a cold start for whose it is, and after the log-out nothing of the account is there', async () => {
    const { event } = await findFilmOnSale()
    const user = {
      partner: 118,
      userName: 'Turid Prøve',
      email: 'turid@post.example',
      password: 'tre små fisker i fjorden',
    }
    const visitor = await createVisitor(PLATFORM, user)
    await visitor.buy(event.id, 1)
    const visited = await begin({ storageState: toStorage(SITE, visitor.profile) }, '/konto/billetter')
    await visited.page
      .getByRole('button', { name: /^Vis billett/ })
      .first()
      .waitFor()
    await visited.context.setOffline(true)
    const { page } = await openTab(visited, '/konto/billetter')
    await visited.page.close()
    await page
      .getByRole('button', { name: /^Vis billett/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('img', { name: 'QR-kode for billetten' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click()
    await visited.context.setOffline(false)
    await page.goto('/konto')
    await page.getByRole('button', { name: 'Logg ut', exact: true }).click()
    await page.getByText('Du er logget ut.').waitFor()
    const stores = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
    const left = JSON.stringify([await readCaches(page), stores])
    for (const own of [user.email, user.userName, visitor.profile.token]) expect(left).not.toContain(own)
    expect(Object.keys(stores)).not.toContain(PROFILE_KEY)
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
    await visited.context.setOffline(true)
    const after = await openTab(visited, '/konto/billetter')
    expect(await after.page.getByRole('button', { name: /^Vis billett/ }).count()).toBe(0)
    await visited.close()
  })

  it('nothing is kept for who asks for less data', async () => {
    const context = await browser.newContext({ baseURL: SITE })
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const page = await context.newPage()
    await page.goto('/om-kinoen', { waitUntil: 'networkidle' })
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await context.close()
  })
})

describe('behind a network that fails', () => {
  type Proxy = Awaited<ReturnType<typeof openFaultyProxy>>
  let proxy: Proxy
  beforeEach(async () => {
    proxy = await openFaultyProxy(SITE, PROXY_PORT)
  })
  afterEach(() => proxy.stop())

  const beginAt = () => begin({ baseURL: proxy.url }, '/om-kinoen')

  /** A worker of another name, of whose build one piece of code is not. @returns that piece's path */
  async function giveNextBuild(at: Proxy): Promise<string> {
    const script = await (await fetch(`${SITE}/sw.js`)).text()
    const [, build = ''] = /_next\/static\/([^/]+)\/_buildManifest/.exec(script) ?? []
    const [gone = '', other = ''] = script.match(/\/_next\/static\/chunks\/\d+\.\w+\.js/g) ?? []
    at.give('/sw.js', 200, 'text/javascript', script.replaceAll(build, 'next').replaceAll(gone, other))
    for (const name of ['_buildManifest', '_ssgManifest'])
      at.give(`/_next/static/next/${name}.js`, 200, 'text/javascript', '')
    at.give(gone, 404, 'text/plain', '')
    return gone
  }

  it.each<[Fault, string]>([
    ['hanging', 'Vi får ikke hentet siden'],
    ['gone', 'Vi får ikke hentet siden'],
    ['reset', 'Vi får ikke hentet siden'],
  ])('S1.24: %s: what is kept is shown, the rest is told of', async (fault, told) => {
    const visited = await beginAt()
    await proxy.fail(fault)
    const { page } = await openTab(visited, '/program')
    expect(await keptOf(page)).toMatch(KEPT)
    await page.goto(UNVISITED)
    expect(await heading(page)).toBe(told)
    await proxy.heal()
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Priser på kino', null, {
      timeout: 40_000,
    })
    await visited.close()
  })

  it('500: what is kept is shown, and of the rest what the server says', async () => {
    const visited = await beginAt()
    await proxy.fail('500')
    const { page } = await openTab(visited, '/program')
    expect(await keptOf(page)).toMatch(KEPT)
    const answer = await page.goto(UNVISITED)
    expect(answer?.status()).toBe(500)
    await visited.close()
  })

  it.each([
    ['404', 404, 'text/html'],
    ['HTML', 200, 'text/html'],
    ['no script', 200, 'text/javascript'],
  ])('S8.14: a worker that is %s: the site works, with one line in the console', async (_, status, type) => {
    proxy.give('/sw.js', status, type, '<p>Nei</p>')
    const { page, complaints, close } = await visit(browser, '/', { baseURL: proxy.url, serviceWorkers: 'allow' })
    await eventually(async () => expect(complaints.join()).toContain('Service worker registration failed'), 10_000)
    expect(complaints.filter((one) => one.includes('Service worker'))).toHaveLength(1)
    await page.locator(`main a[href="${film}"]`).first().click()
    await page.waitForURL(`**${film}`)
    await close()
  })

  it('a worker that throws: the site works', async () => {
    const script =
      "addEventListener('fetch', () => { throw new Error('nei') }); addEventListener('install', () => skipWaiting())"
    proxy.give(
      '/sw.js',
      200,
      'text/javascript',
      `${script}; addEventListener('activate', (e) => e.waitUntil(clients.claim()))`,
    )
    const visited = await beginAt()
    await visited.page.goto('/program')
    expect(await heading(visited.page)).toBe('Kinoprogram')
    await visited.close()
  })

  it('S4.15: from one build to the next each tab loads anew once, and nothing typed is lost', async () => {
    const visited = await beginAt()
    const { page: form } = await openTab(visited, '/konto/logg-inn')
    await form.getByRole('main').getByLabel('E-postadresse').fill('kari@post.example')
    const { page } = visited
    const loads: string[] = []
    for (const tab of [page, form]) tab.on('load', () => loads.push(tab === page ? 'page' : 'form'))
    const gone = await giveNextBuild(proxy)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await form.getByText('Nettstedet er oppdatert.').waitFor()
    await eventually(async () => expect(loads).toEqual(['page']), 10_000)
    expect(await form.getByRole('main').getByLabel('E-postadresse').inputValue()).toBe('kari@post.example')
    expect((await fetch(proxy.url + gone)).status).toBe(404)
    expect(await form.evaluate(async (path) => (await fetch(path)).status, gone)).toBe(200)
    await form.getByRole('button', { name: 'Last inn på nytt' }).click()
    await eventually(async () => expect(loads).toEqual(['page', 'form']), 10_000)
    await form.waitForLoadState('networkidle')
    expect(loads).toEqual(['page', 'form'])
    expect(visited.complaints).toEqual([])
    await visited.close()
  })
})

describe('the life of the worker', () => {
  it('S4.17: where there is no room for it, the site works, with one line in the console', async () => {
    const context = await browser.newContext({ baseURL: SITE })
    const page = await context.newPage()
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: SITE, quotaSize: 50_000 })
    await page.goto('/om-kinoen')
    await eventually(async () => expect(lines).toEqual(['The installing service worker became redundant.']), 20_000)
    await page.locator('main a[href^="/"]').first().click()
    await eventually(async () => expect(new URL(page.url()).pathname).not.toBe('/om-kinoen'))
    await context.close()
  })

  it('S4.16, S7.28: the first is told of', async () => {
    const { page, close } = await begin()
    await page.getByText('Nettstedet er tilgjengelig frakoblet.').waitFor()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toBe(
      `${SITE}/sw.js`,
    )
    const { headers } = await fetch(`${SITE}/sw.js`)
    expect(headers.get('cache-control')).toBe('no-store')
    await close()
  })

  it('S2.14: at a path that is unknown it is unregistered and the page loaded anew, once', async () => {
    const visited = await begin()
    const page = await visited.context.newPage()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.goto('/finnes-ikke')
    await eventually(async () => expect(loads).toBe(2), 10_000)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await heading(page)).toBe('Vi fant ikke siden')
    expect(loads).toBe(2)
    await visited.close()
  })

  it('can be put on a phone: the manifest names what is there', async () => {
    const { page, close } = await visit(browser, '/')
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await fetch(SITE + address)).json()
    const files = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src)
    const pages = manifest.shortcuts.map(({ url }: { url: string }) => url)
    for (const one of [...files, ...pages, manifest.start_url])
      expect([one, (await fetch(SITE + one)).status]).toEqual([one, 200])
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
    await close()
  })
})
