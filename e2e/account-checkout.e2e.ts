/** One login for site and checkout in a real browser, on both partners: with the mouse, the keyboard and in a new tab. */

import type { Browser, Page } from 'playwright-core'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { PLATFORM, SITE } from '@/harness/journey-site'
import { putPartners, readPartners } from '@/harness/partner'
import { createVisitor, toStorage } from '@/harness/visitor'

const PASSWORD = 'tre små fisker i fjorden'

let browser: Browser
let partners: number[]

beforeAll(async () => {
  browser = await launch()
  partners = await readPartners()
})
afterAll(async () => {
  await putPartners(partners, ['/'])
  await browser.close()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click()
const firstTime = (page: Page) => page.locator(`main a[data-ticket][href^="${PLATFORM}"]`).first()
const onTheWay = (page: Page) => page.waitForURL(`${PLATFORM}/checkout/*`)

async function logIn(page: Page, email: string) {
  await page.getByRole('main').getByLabel('E-postadresse', { exact: true }).fill(email)
  await page.getByRole('main').getByLabel('Passord', { exact: true }).fill(PASSWORD)
  await press(page, 'Logg inn')
}

/** From the seats to the ticket, and to where the site keeps it. */
async function buy(page: Page, email: string) {
  await page.getByText(`Logget inn som Liv (${email})`).waitFor()
  await press(page, 'Velg billetter')
  await press(page, 'Bekreft kjøpet')
  await page.getByRole('heading', { name: 'Billetten er din' }).waitFor()
  await follow(page, 'Se billettene dine')
  await page.waitForURL(`${SITE}/konto/billetter`)
  await page
    .getByRole('button', { name: /^Vis billett/ })
    .first()
    .waitFor()
}

describe.each([118, 178])('a visitor of partner %i', (partner) => {
  const create = async (name: string) => {
    const user = { partner, userName: 'Liv', email: `${name}-${partner}@post.example`, password: PASSWORD }
    return (await createVisitor(PLATFORM, user)).profile
  }

  beforeAll(() => putPartners([partner], ['/']), 120_000)

  it('types one password: at the login, then presses a time on the front page', async () => {
    const { email } = await create('forst')
    const { page, complaints, close } = await visit(browser, '/konto/logg-inn')
    await logIn(page, email)
    await page.waitForURL(`${SITE}/konto`)
    await page.goto('/')
    await firstTime(page).click()
    await onTheWay(page)
    await buy(page, email)
    expect(complaints).toEqual([])
    await close()
  })

  it('types one password: on the way to the seats', async () => {
    const { email } = await create('siden')
    const { page, complaints, close } = await visit(browser, '/')
    await firstTime(page).click()
    await onTheWay(page)
    await follow(page, 'Logg inn')
    await page.waitForURL(`${SITE}/konto/logg-inn?*`)
    await logIn(page, email)
    await onTheWay(page)
    await buy(page, email)
    expect(complaints).toEqual([])
    await close()
  })

  it('comes to the seats by the keyboard, in a tab of its own, and back to where they were', async () => {
    const profile = await create('tast')
    const { page, complaints, close } = await visit(browser, '/', { storageState: toStorage(SITE, profile) })
    const seatsIn = (tab: Page) => tab.getByLabel('Antall billetter').waitFor()
    await firstTime(page).press('Enter')
    await onTheWay(page)
    await seatsIn(page)
    await page.goBack()
    await page.waitForURL(`${SITE}/`)
    await page.context().clearCookies()
    const opened = page.context().waitForEvent('page')
    await firstTime(page).click({ button: 'middle' })
    const tab = await opened
    await onTheWay(tab)
    await seatsIn(tab)
    expect(page.url()).toBe(`${SITE}/`)
    expect(complaints).toEqual([])
    await close()
  })

  it('whose browser keeps the cookie back gets a plain page, and no loop', async () => {
    const profile = await create('uten')
    const { page, complaints, close } = await visit(browser, '/', { storageState: toStorage(SITE, profile) })
    await page.route('**/SwitchTokensDx', async (route) => {
      const response = await route.fetch()
      await page.context().clearCookies()
      const { 'set-cookie': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await firstTime(page).click()
    await onTheWay(page)
    await follow(page, 'Logg inn')
    await page.waitForURL(`${PLATFORM}/checkout/*?fra-innlogging`)
    await page.getByText('Nettleseren din tok ikke med innloggingen hit. Logg inn her i stedet.').waitFor()
    await logIn(page, profile.email)
    await buy(page, profile.email)
    expect(complaints).toEqual([])
    await close()
  })
})
