/** The programme as visitors use it: by script at once, by links without, and right on a page of yesterday. */
import type { Browser } from 'playwright-core'
import type { Event } from '@/contract/event'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { eventually } from '@/harness/eventually'
import { read, SITE } from '@/harness/journey-site'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const DAY = 24 * 3_600_000
const NOW = Date.parse(process.env.E2E_NOW ?? '')
const dayOf = (at: number) => new Date(at).toLocaleDateString('sv', { timeZone: 'Europe/Oslo' })
const visibleDays = ':is(h2, h3):visible'

/** The films' names of the programme's visible day headings. */
const headings = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.locator(`[data-block="program"] section > details > summary > ${visibleDays}`).allTextContents()

/** How many are shown; the page has a status of its own for slow navigations. */
const statusOf = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.locator('[data-block="program"]').getByRole('status')

it('is chosen from without a request, and the address keeps the choice', async () => {
  const { page, complaints, close } = await visit(browser, '/program')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'I morgen', exact: true }).click()
  await page.getByRole('link', { name: /^Barn \d/ }).click()
  await page.getByRole('link', { name: 'Etter tid', exact: true }).click()
  expect(new URL(page.url()).search).toBe(`?dag=${dayOf(NOW + DAY)}&filter=barn&vis=tid`)
  await eventually(async () => expect(await headings(page)).toEqual([expect.stringMatching(/^I morgen, /)]))
  const shown = await statusOf(page).textContent()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

  await page.reload()
  expect(await headings(page)).toEqual([expect.stringMatching(/^I morgen, /)])
  expect(await statusOf(page).textContent()).toBe(shown)
  expect(complaints).toEqual([])
  await close()
})

it('keeps the choice when the visitor comes back from a film', async () => {
  const { page, close } = await visit(browser, '/program')
  await page.getByRole('link', { name: 'I morgen', exact: true }).click()
  await eventually(async () => expect(await headings(page)).toEqual([expect.stringMatching(/^I morgen, /)]))
  await page.locator('[data-block="program"] article a:visible').first().click()
  await page.waitForURL((url) => url.pathname !== '/program')
  await page.goBack()
  await page.waitForURL('**/program?dag=*')
  await statusOf(page).waitFor()
  expect(await headings(page)).toEqual([expect.stringMatching(/^I morgen, /)])
  await close()
})

it('is the same without script', async () => {
  const { page, close } = await visit(browser, '/program', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'I morgen', exact: true }).click()
  expect(await headings(page)).toEqual([expect.stringMatching(/^I morgen, /)])
  await page.getByRole('link', { name: /^Barn \d/ }).click()
  await page.getByText('Velg dato').click()
  await page.getByLabel('Dato').fill(dayOf(NOW))
  await page.getByRole('button', { name: 'Vis' }).click()
  expect(new URL(page.url()).search).toBe(`?dag=${dayOf(NOW)}&filter=barn`)
  expect(await headings(page)).toEqual([expect.stringMatching(/^I dag, /)])
  await close()
})

it.each(['?dag=1999-01-01', '?dag=%22&filter=%3Cscript%3E', '?filter=a&filter=b&vis=x', `?dag=${'9'.repeat(300)}`])(
  '%s is answered with words, and never blank',
  async (query) => {
    const answer = await fetch(`${SITE}/program${query}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/forestilling/)
  },
)

it('a choice is no page of its own for a search engine, and none of an unknown path', async () => {
  const html = await (await fetch(`${SITE}/program?filter=barn`)).text()
  expect(html).toContain('<meta name="robots" content="noindex, follow"')
  expect(html).toContain(`rel="canonical" href="${SITE}/program"`)
  expect((await fetch(`${SITE}/finnes-ikke?filter=barn`)).status).toBe(404)
  expect((await fetch(`${SITE}/internal--/chosen/program`)).status).toBe(404)
})

describe.each(['Europe/Oslo', 'America/New_York'])('a page of yesterday in %s', (timezoneId) => {
  it('is right about today, about what has passed and about what is sold', async () => {
    const { items } = await read<{ items: Event[] }>('events?take=500')
    const later = NOW + DAY
    const soldYesterday = items.filter(({ start }) => start > NOW && start < later).length
    expect(soldYesterday).toBeGreaterThan(0)
    const { page, close } = await visit(browser, '/', { timezoneId })
    await page.clock.setFixedTime(later)
    await page.goto('/program')
    const today = new Date(later).toLocaleDateString('nb-NO', {
      ...{ timeZone: 'Europe/Oslo', weekday: 'long', day: 'numeric', month: 'long' },
    })
    await page.getByRole('heading', { name: `I dag, ${today}` }).waitFor()
    expect((await headings(page))[0]).toBe(`I dag, ${today}`)
    const passed = items.filter(({ start }) => start <= later && dayOf(start) === dayOf(later))
    for (const { ticketUrl } of passed) {
      if (ticketUrl) expect(await page.locator(`a[href="${ticketUrl}"]:visible`).count()).toBe(0)
    }
    await page.goto('/')
    const first = page.locator('[data-block="schedule"] :is(h2, h3)').first()
    expect(await first.textContent()).toMatch(/^I (dag|morgen), /)
    await close()
  })
})
