/** The policy in a real browser: no violation on hydration and soft navigation; hostile content does nothing, policy or not. */
import type { Browser } from 'playwright-core'
import type { Article } from '@/contract/article'
import type { Production } from '@/contract/production'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { eventually } from '@/harness/eventually'
import { put, read, remove, SITE } from '@/harness/journey-site'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

it('reports no violation while a visitor walks through the menu', async () => {
  const { page, complaints, close } = await visit(browser, '/')
  const links = await page
    .locator('header nav a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  for (const path of [...new Set(links)].slice(0, 6)) {
    await page.evaluate(
      (target) => document.querySelector<HTMLAnchorElement>(`header nav a[href="${target}"]`)?.click(),
      path,
    )
    await page.waitForURL(`**${path}`)
    await page.locator('main h1').waitFor()
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

const ATTACK = `<p onclick="window.hacked=1" style="position:fixed;inset:0">tekst</p><script>window.hacked=1</script>
<img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1" id="bait">lenke</a><iframe src="https://evil.example"></iframe>
<svg onload="window.hacked=1"></svg><form action="https://evil.example"><input name=a></form><base href="https://evil.example/">
<style>body{display:none}</style><meta http-equiv="refresh" content="0;url=https://evil.example">`

describe('hostile content', () => {
  const article: Article = {
    id: 'hostile-article',
    slug: 'fiendtlig',
    title: 'Tittel </script><script>window.hacked=1</script> <img src=x onerror=window.hacked=1>',
    content: ATTACK,
    category: 'general',
    node_locale: 'nb',
    createdAt: 1,
    updatedAt: 1,
  }
  let film: Production

  beforeAll(async () => {
    const { items } = await read<{ items: Production[] }>('productions?filter=object:eq:movie&take=1')
    film = {
      ...(items[0] as Production),
      id: 'hostile-film',
      parentSlug: 'fiendtlig-DXM99999',
      title: article.title,
      features: ['</script><script>window.hacked=1</script>'],
      contents: [{ summary: ATTACK, body: ATTACK }],
    }
    await put('article', article)
    await put('production', film)
  })
  afterAll(async () => {
    await remove('article', article.id)
    await remove('production', film.id)
  })

  it.each([
    ['an article', '/article/fiendtlig', false],
    ['an article, the policy off', '/article/fiendtlig', true],
    ['a film', '/fiendtlig-DXM99999', false],
    ['a film, the policy off', '/fiendtlig-DXM99999', true],
    ['a list', '/nyheter', true],
  ])('%s runs nothing', async (_, path, bypassCSP) => {
    await eventually(async () => {
      const answer = await fetch(`${SITE}${path}`)
      expect(await answer.text()).toContain('Tittel')
    })
    const { page, complaints, close } = await visit(browser, path, { bypassCSP })
    await page.waitForTimeout(500)
    for (const bait of await page.locator('#bait').all()) await bait.click()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(
      await page
        .locator('main iframe, main script:not([type]), main base, main style, main [onclick], main [style*="fixed"]')
        .count(),
    ).toBe(0)
    expect(await page.locator('main form[action*="evil"]').count()).toBe(0)
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
    expect(complaints.filter((line) => line.startsWith('policy: script'))).toEqual([])
    await close()
  })
})
