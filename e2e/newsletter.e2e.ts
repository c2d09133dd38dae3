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
  const permission = form.getByLabel('Markedsføringstillatelser')
  if (await permission.count()) await permission.check()
  const [opened] = await Promise.all([page.waitForEvent('popup'), form.getByRole('button').click()])
  return opened.getByRole('heading', { level: 1 }).textContent()
}

it.each([true, false])('is done from the site’s page (with scripts: %s)', async (javaScriptEnabled) => {
  const { page, complaints, close } = await visit(browser, '/nyhetsbrev', { javaScriptEnabled })
  expect(await signUp(page)).toBe('Takk for påmeldingen')
  expect(complaints).toEqual([])
  await close()
})

it('is not done from the page of somebody else', async () => {
  const { page, close } = await visit(browser, '/nyhetsbrev')
  const foreign = `<form data-mailing-list method="post" target="_blank" action="${PLATFORM}/newsletter/subscribe">
    <label>E-post adresse <input name="EMAIL"></label><button>Meld på</button></form>`
  await page.route('http://fremmed.example/', (route) => route.fulfill({ contentType: 'text/html', body: foreign }))
  await page.goto('http://fremmed.example/')
  expect(await signUp(page)).toBe('Du er ikke meldt på')
  await close()
})
