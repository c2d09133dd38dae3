/** The search with and without script, and what search engines, feed readers and those who share a page are told. */
import type { Browser } from 'playwright-core'
import type { Article } from '@/contract/article'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { eventually } from '@/harness/eventually'
import { put, remove, SITE } from '@/harness/journey-site'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const FIELD = 'main [role="search"] input'
const get = async (path: string) => {
  const answer = await fetch(path.startsWith('/') ? SITE + path : path)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

it('without script the form shows marked results at its own address', async () => {
  const { page, close } = await visit(browser, '/search', { javaScriptEnabled: false })
  await page.locator(FIELD).fill('trolskogen')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=trolskogen')
  expect(await page.locator('main li a').first().textContent()).toBe('Trollskogens hemmelighet')
  expect(await page.locator('main mark').first().textContent()).toBe('Trollskogens')
  expect(await page.locator(FIELD).inputValue()).toBe('trolskogen')
  await close()
})

it('follows what is written, tells it in the address, and shows it again on the way back', async () => {
  const { page, complaints, close } = await visit(browser, '/search')
  await page.locator(FIELD).click()
  await page.locator(FIELD).pressSequentially('vinterkonsert', { delay: 20 })
  await page.waitForURL('**/search?q=vinterkonsert')
  const first = page.locator('main li a').first()
  await page.getByRole('heading', { name: /treff på «vinterkonsert»/ }).waitFor()
  expect(await page.getByRole('status').first().textContent()).toMatch(/^\d+ treff på «vinterkonsert»$/)
  await first.click()
  await page.locator('main h1', { hasText: 'Vinterkonsert' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: /treff på «vinterkonsert»/ }).waitFor()
  expect(await page.locator(FIELD).inputValue()).toBe('vinterkonsert')
  expect(complaints).toEqual([])
  await close()
})

it('a search without a hit has ways on that lead somewhere', async () => {
  const { page, close } = await visit(browser, '/search?q=qqqqqq')
  expect(await page.getByRole('heading', { name: 'Ingen treff på «qqqqqq»' }).isVisible()).toBe(true)
  const ways = await page.locator('main ul a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(ways.length).toBeGreaterThan(3)
  for (const way of ways) expect([way, (await get(way)).status]).toEqual([way, 200])
  await close()
})

it.each([
  ['markup', '<img src=x onerror=window.hacked=1>'],
  ['an end of the attribute', '"><script>window.hacked=1</script>'],
  ['signs of patterns', '(((('],
  ['half an escape', '%'],
  ['five thousand letters', 'x'.repeat(5_000)],
])('%s as a query does nothing', async (_, query) => {
  const { page, complaints, close } = await visit(browser, `/search?q=${encodeURIComponent(query)}`)
  expect(await page.locator('main h1').count()).toBe(1)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

it('a new article is found, and stands in the feed and the sitemap, soon after it was written', async () => {
  const article: Article = {
    id: 'funnet',
    slug: 'funnet',
    title: 'Den hittegodsåpne dagen',
    content: '<p>Kom og hent.</p>',
    category: 'general',
    node_locale: 'nb',
    createdAt: 1,
    updatedAt: 1,
  }
  await put('article', article)
  await eventually(async () => {
    expect((await get('/api/search?q=hittegodsaapne')).text).toContain('/article/funnet')
    expect((await get('/rss.xml')).text).toContain('/article/funnet')
    expect((await get('/sitemap.xml')).text).toContain('/article/funnet')
  }, 10_000)
  await remove('article', article.id)
  await eventually(async () => expect((await get('/sitemap.xml')).text).not.toContain('/article/funnet'), 10_000)
})

it('robots find the sitemap, and every address in it answers', async () => {
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  const { text } = await get('/sitemap.xml')
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(100)
  expect(text.match(/<lastmod>/g)?.length).toBe(addresses.length)
  expect(text).not.toMatch(/404\.html|\/search/)
  for (const address of addresses) expect([address, (await get(address)).status]).toEqual([address, 200])
})

it.each(['/', '/kulturprogram', '/om-kinoen', '/article/personvernerklaering'])(
  '%s has its address, the news and a picture',
  async (path) => {
    const { page, close } = await visit(browser, path)
    const hrefOf = (selector: string) => page.locator(selector).getAttribute('href')
    expect(await hrefOf('link[rel="canonical"]')).toBe(path === '/' ? SITE : SITE + path)
    expect(await hrefOf('link[rel="alternate"][type="application/rss+xml"]')).toBe(`${SITE}/rss.xml`)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    const { status, type } = await get(picture ?? '')
    expect([status, type]).toEqual([200, expect.stringMatching(/^image\//)])
    expect(await page.locator('meta[name="twitter:card"]').getAttribute('content')).toBe('summary_large_image')
    await close()
  },
)

it('no picture is drawn of what is no page', async () => {
  expect((await get('/api/card/finnes-ikke')).status).toBe(404)
  expect((await get('/api/card/kulturprogram?title=Ondt')).type).toBe('image/png')
})
