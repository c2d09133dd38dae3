/** Signing up for the newsletter in a real browser, which says by itself where a form comes from. */

import type { Browser, Page } from 'playwright-core'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { PLATFORM } from '@/harness/journey-site'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

async function signUp(page: Page) {
  const form = page.locator('form[data-mailing-list]').first()
  await form.getByLabel('E-post adresse').fill('kari@post.example')
  const [opened] = await Promise.all([page.waitForEvent('popup'), form.getByRole('button').click()])
  return opened
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

it.each([true, false])(
  'is done from the site’s page, once the box is ticked (with scripts: %s; S1.9)',
  async (javaScriptEnabled) => {
    const { page, complaints, close } = await visit(browser, '/nyhetsbrev', { javaScriptEnabled })
    const opened = await signUp(page)
    expect(await headingOf(opened)).toBe('Du er ikke meldt på')
    expect(await opened.getByLabel('E-post adresse').inputValue()).toBe('kari@post.example')
    await opened.getByLabel('Markedsføringstillatelser').check()
    await opened.getByRole('button').click()
    await opened.waitForLoadState()
    expect(await headingOf(opened)).toBe('Sjekk e-posten din')
    expect(complaints).toEqual([])
    await close()
  },
)

it('is not done from the page of somebody else', async () => {
  const { page, close } = await visit(browser, '/nyhetsbrev')
  const foreign = `<form data-mailing-list method="post" target="_blank" action="${PLATFORM}/newsletter/subscribe">
    <label>E-post adresse <input name="EMAIL"></label><button>Meld på</button></form>`
  await page.route('http://fremmed.example/', (route) => route.fulfill({ contentType: 'text/html', body: foreign }))
  await page.goto('http://fremmed.example/')
  expect(await (await signUp(page)).getByText('ikke fra våre egne sider').count()).toBe(1)
  await close()
})
