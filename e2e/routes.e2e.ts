/** Every data-driven route of the specification, as a visitor's browser gets it. */
import { type IncomingMessage, request } from 'node:http'
import type { Browser } from 'playwright-core'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import type { Site } from '@/contract/site'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { read, SITE } from '@/harness/journey-site'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launch()
  site = (await read<Site[]>())[0] as Site
})
afterAll(() => browser.close())

const FRONT = ['slideshow', 'schedule', 'newsSubscribe', 'cultureProgram', 'coverFlow', 'quickLinks', 'cardList']
const ROUTES: [string, string[]][] = [
  ['/', FRONT],
  ['/program', ['program', 'cultureSchedule', 'newsSubscribe']],
  ['/babykino-program', ['program']],
  ['/den-store-kinodagen', ['program']],
  ['/kommende', ['program']],
  ['/vare-filmer', ['events']],
  ['/kulturprogram', ['cultureProgram', 'newsSubscribe']],
  ['/andre-arrangement', ['cultureProgram', 'newsSubscribe']],
  ['/nyheter', ['cardList']],
  ['/gavekort', []],
  ['/nyhetsbrev', ['newsSubscribe']],
  ['/nyhetsvarsel', []],
  ['/search?q=film', ['searchField', 'searchResults']],
]

async function look(path: string) {
  const { page, complaints, close } = await visit(browser, path)
  const seen = {
    title: await page.title(),
    headings: await page.locator('h1').allTextContents(),
    kinds: await page
      .locator('main [data-block]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-block'))),
    lang: await page.locator('html').getAttribute('lang'),
    text: await page.locator('body').innerText(),
    complaints,
  }
  await close()
  return seen
}

describe('data-driven routes', () => {
  it.each(ROUTES)('%s has its title, one h1 and its blocks (S1.10, S2.3, S6.2)', async (path, kinds) => {
    const answer = await fetch(SITE + path)
    expect(answer.status).toBe(200)
    const seen = await look(path)
    expect(seen.title.startsWith(`${site.title} | `)).toBe(true)
    expect(seen.title.length).toBeGreaterThan(`${site.title} | `.length)
    expect(seen.headings).toHaveLength(1)
    expect(seen.kinds).toEqual(expect.arrayContaining(kinds))
    expect(seen.lang).toBe('nb')
    expect(seen.text).not.toMatch(/undefined|\bNaN\b|\[object/)
    expect(seen.complaints).toEqual([])
  })

  it('/ shows one slideshow and no poster: the others are hidden (S2.16)', async () => {
    const { kinds } = await look('/')
    expect(kinds.filter((kind) => kind === 'slideshow')).toHaveLength(1)
    expect(kinds).not.toContain('poster')
  })

  it('a film stands at its parentSlug, with the meta texts of its production (S2.20, S2.22, S2.23, S2.25, S2.26)', async () => {
    const { items } = await read<{ items: Production[] }>('productions?filter=object:eq:movie&take=1')
    const [film] = items
    const { page, close } = await visit(browser, `/${encodeURIComponent(film?.parentSlug ?? '')}`)
    expect(await page.title()).toBe(`${site.title} | ${film?.title}`)
    expect(await page.locator('meta[name="keywords"]').getAttribute('content')).toBe(film?.features.join(', '))
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(image).toMatch(/w=1920/)
    expect(image).toMatch(/h=1080/)
    const kinds = await page
      .locator('main [data-block]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-block')))
    expect(kinds).toEqual(expect.arrayContaining(['cover', 'movieInfo', 'ticketList', 'newsSubscribe']))
    await close()
  })

  it('a culture production stands at its pageReference (S2.18)', async () => {
    const { items } = await read<{ items: Production[] }>('productions?filter=object:eq:culture&take=500')
    const culture = items.find((production) => production.pageReference)
    const { page, close } = await visit(browser, `/${encodeURIComponent(culture?.pageReference ?? '')}`)
    expect(await page.locator('h1').innerText()).toBe(culture?.title)
    await close()
  })

  it('/andre-arrangement shows the listed venues and nothing else (S1.5, S2.37, S9.14, S9.15)', async () => {
    const { items } = await read<{ items: Production[] }>('productions?filter=object:eq:culture&take=500')
    const listed =
      /^(Bakksætra|Berghallen Kretshus|Gravfeltet på Vang|Oppdal kirke|Djupdalen utendørs|Bjerkeløkkja|Høgvangparken|Lysløypa sentrum|Oppdal Idrettshall|Oppdalkirke (midtskip, nordskip (and|og) sørskip|midtskip|nordskip|sørskip)|Skifer Hotel|Topprest\. Hovden|Villmarksleiren)$/i
    const { page, close } = await visit(browser, '/andre-arrangement')
    const text = (await page.locator('main').innerText()).toLowerCase()
    await close()
    const shown = (production: Production) => text.includes(production.title.toLowerCase())
    const isListed = (production: Production) => listed.test(production.location?.name ?? '')
    const { items: events } = await read<{ items: Event[] }>('events?take=500&filter=production.object:eq:culture')
    const coming = new Set(events.map((event) => event.production.id))
    expect(items.filter((one) => isListed(one) && coming.has(one.id) && !shown(one)).map((one) => one.title)).toEqual(
      [],
    )
    expect(items.filter((one) => !isListed(one) && shown(one)).map((one) => one.title)).toEqual([])
    expect(new Set(items.filter(isListed).map((one) => one.location?.name.toLowerCase())).size).toBeGreaterThanOrEqual(
      13,
    )
  })
})

describe('addresses', () => {
  const statusOf = async (path: string) => (await fetch(SITE + path, { redirect: 'manual' })).status

  it.each(['/finnes-ikke', '/404.html', '/finnes/ikke/heller', '/article/finnes-ikke'])(
    '%s answers 404 with that page (S2.8, S8.13)',
    async (path) => {
      const answer = await fetch(SITE + path)
      expect(answer.status).toBe(404)
      const page = site.pages.find((one) => one.path === '/404.html')
      expect(await answer.text()).toContain(page?.title)
    },
  )

  it('a query changes nothing (S2.7)', async () => {
    const [bare, query] = await Promise.all(
      ['/nyheter', '/nyheter?x=1'].map(async (path) => (await fetch(SITE + path)).text()),
    )
    expect(query).toBe(bare)
  })

  it('redirects answer 308 or 307 to their target and drop the query (S2.9, S2.10)', async () => {
    for (const { from, to, permanent } of site.redirects) {
      const answer = await fetch(`${SITE}${from}?a=b`, { redirect: 'manual' })
      expect([from, answer.status]).toEqual([from, permanent === false ? 307 : 308])
      expect(new URL(answer.headers.get('location') ?? '', SITE).href).toBe(new URL(to ?? '', SITE).href)
    }
    expect(site.redirects.length).toBeGreaterThan(1)
  })

  it.each([
    '/%E0%A4%A',
    '/%00',
    '/a%2Fb',
    '/..%2f',
    '/%5C',
    '/%ff',
    `/${'a'.repeat(4000)}`,
    '/article/..%2f..',
    '/%F0%9F%98',
    '/[production]',
  ])('the malformed address %s is never a 500', async (path) => {
    expect([400, 404, 414]).toContain(await statusOf(path))
  })
})

describe('a request', () => {
  const ask = (method: string, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(SITE + path, { method }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end()
    })

  it('is answered whatever its query holds', async () => {
    for (const query of ['a=%00', 'a=%5C', 'a=\\', 'a=%ff']) {
      expect([query, (await ask('GET', `/program?${query}`)).statusCode]).toEqual([query, 200])
    }
  })

  it('for the head alone is told what the page is', async () => {
    const [{ statusCode, headers }, page] = [await ask('HEAD', '/'), await ask('GET', '/')]
    expect(statusCode).toBe(200)
    expect({ ...headers, date: '' }).toEqual({ ...page.headers, date: '' })
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
  })

  it.each(['TRACE', 'POST', 'PUT', 'OPTIONS'])('by %s is refused', async (method) => {
    const { statusCode, headers } = await ask(method, '/program')
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('headers', () => {
  it.each(['/', '/program', '/finnes-ikke', '/search?q=x'])('%s carries the security headers', async (path) => {
    const { headers } = await fetch(SITE + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('permissions-policy')).toBeTruthy()
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

it('a browser that looks for an icon of its own accord is led to the one of the theme', async () => {
  const { status, headers } = await fetch(`${SITE}/favicon.ico`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([302, site.theme.favicon])
  expect((await fetch(`${SITE}/favicon.ico`)).headers.get('content-type')).toMatch(/^image\//)
})
