/** The account for everyone: axe on each of its pages, logged in and out, and the whole way by the keyboard alone. */

import type { Browser, Page } from 'playwright-core'
import { findFaults } from '@/harness/axe'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { PLATFORM, SITE } from '@/harness/journey-site'
import { type FilmOnSale, findFilmOnSale, readResetLink } from '@/harness/partner'
import { createVisitor, toStorage } from '@/harness/visitor'

const EMAIL = 'unni@post.example'
/** Somebody else, who buys while the pages are looked at. */
const BUYER = 'britt@post.example'
const PASSWORD = 'syv svarte svaner'

let browser: Browser
let sale: FilmOnSale
let storageState: ReturnType<typeof toStorage>

beforeAll(async () => {
  browser = await launch()
  sale = await findFilmOnSale()
  const visitor = await createVisitor(PLATFORM, { partner: 118, userName: 'Unni', email: EMAIL, password: PASSWORD })
  await visitor.addFilm(sale.ediNumber)
  await visitor.buy(sale.event.id, 3)
  storageState = toStorage(SITE, visitor.profile)
  await createVisitor(PLATFORM, { partner: 118, userName: 'Britt', email: BUYER, password: PASSWORD })
})
afterAll(() => browser.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

async function openTicket(page: Page) {
  await button(page, /^Vis billett/).click()
  await page.getByRole('img', { name: 'QR-kode for billetten' }).waitFor()
}

async function sendNothing(page: Page) {
  await button(page, 'Opprett konto').click()
  await page.getByText('Rett opp dette, så prøver vi igjen:').waitFor()
}

async function readReviews(page: Page, last: string) {
  const opinions = page.getByRole('region', { name: 'Hva synes publikum?' })
  await opinions.scrollIntoViewIfNeeded()
  await opinions.getByRole('article').first().waitFor()
  await opinions.getByText(last).waitFor()
}

async function logInAtCheckout(page: Page) {
  await page.getByText('Logg inn uten å gå til nettsidene våre').click()
  await page.getByLabel('E-postadresse').fill(BUYER)
  await page.getByLabel('Passord').fill(PASSWORD)
  await button(page, 'Logg inn').click()
  await page.getByText('Logget inn som Britt').waitFor()
}

async function chooseSeats(page: Page) {
  await logInAtCheckout(page)
  await button(page, 'Velg billetter').click()
  await button(page, 'Avbryt').waitFor()
}

async function confirmSeats(page: Page) {
  await logInAtCheckout(page)
  await button(page, 'Bekreft kjøpet').click()
  await page.getByRole('heading', { name: 'Billetten er din' }).waitFor()
}

async function openNewPassword(page: Page) {
  await page.getByRole('main').getByLabel('E-postadresse').fill(EMAIL)
  await button(page, 'Send meg en lenke').click()
  await page.getByText('Sjekk e-posten din.').waitFor()
  await page.goto(await readResetLink(EMAIL))
  await page.getByLabel('Nytt passord').waitFor()
}

type Step = [what: string, path: () => string, toBeSeen: (page: Page) => Promise<void>]

const OUT: Step[] = [
  ['the overview', () => '/konto', (page) => link(page, 'Opprett konto').waitFor()],
  ['the login', () => '/konto/logg-inn', (page) => button(page, 'Logg inn').waitFor()],
  ['a new account', () => '/konto/ny', (page) => button(page, 'Opprett konto').waitFor()],
  ['a faulty form', () => '/konto/ny', sendNothing],
  ['a forgotten password', () => '/konto/glemt-passord', (page) => button(page, 'Send meg en lenke').waitFor()],
  ['a film', () => sale.path, (page) => readReviews(page, 'Logg inn for å legge filmen i se-lista')],
  ['a new password', () => '/konto/glemt-passord', openNewPassword],
  ['the checkout', () => sale.event.ticketUrl ?? '', (page) => link(page, 'Logg inn').waitFor()],
  ['the checkout of a visitor', () => sale.event.ticketUrl ?? '', logInAtCheckout],
  ['seats that are held', () => sale.event.ticketUrl ?? '', chooseSeats],
  ['a ticket bought', () => sale.event.ticketUrl ?? '', confirmSeats],
]
const IN: Step[] = [
  ['the overview', () => '/konto', (page) => button(page, 'Logg ut').waitFor()],
  ['the tickets', () => '/konto/billetter', (page) => button(page, /^Vis billett/).waitFor()],
  ['a ticket held up', () => '/konto/billetter', openTicket],
  ['the watch list', () => '/konto/se-liste', (page) => link(page, sale.film.title).waitFor()],
  ['a film', () => sale.path, (page) => readReviews(page, 'Ligger i se-lista')],
]

it.each([
  { who: 'nobody', steps: OUT },
  { who: 'a visitor', steps: IN },
])('axe finds nothing for $who, and nothing is wider than the window', async ({ who, steps }) => {
  const found: string[] = []
  for (const [what, toPath, toBeSeen] of steps) {
    const { page, close } = await visit(browser, toPath(), who === 'a visitor' ? { storageState } : {})
    await toBeSeen(page)
    for (const fault of await findFaults(page)) found.push(`${what}: ${fault}`)
    await close()
  }
  expect(found).toEqual([])
})

/** Tab after Tab, as far as it takes; the test's own time is the limit of a page that never gets there. */
async function tabTo(page: Page, name: RegExp) {
  const nameOf = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : activeElement
      return label?.textContent ?? ''
    })
  for (let stops = 0; stops < 100; stops += 1) {
    if (name.test(await nameOf())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

it('the keyboard alone logs in after a wrong password, and holds a ticket up', async () => {
  const { page, close } = await visit(browser, '/konto/billetter')
  await button(page, 'Logg inn').waitFor()
  await tabTo(page, /^E-postadresse$/)
  await page.keyboard.type(EMAIL)
  await tabTo(page, /^Passord$/)
  await page.keyboard.type('noe helt annet')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('group', { name: /^E-posten eller passordet stemmer ikke/ })
  await summary.waitFor()
  expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true)

  await tabTo(page, /^Passord$/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(PASSWORD)
  await tabTo(page, /^Logg inn$/)
  await page.keyboard.press('Space')
  await page.waitForURL(`${SITE}/konto/billetter`)
  await button(page, /^Vis billett/).waitFor()
  await tabTo(page, /^Vis billett/)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'QR-kode for billetten' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Vis billett/)
  await close()
})

it('the keyboard alone finds the field at fault, and shows the password', async () => {
  const { page, close } = await visit(browser, '/konto/ny')
  await button(page, 'Opprett konto').waitFor()
  await tabTo(page, /^Opprett konto$/)
  await page.keyboard.press('Enter')
  await page.getByText('Rett opp dette, så prøver vi igjen:').waitFor()
  await tabTo(page, /^Velg et passord/)
  await page.keyboard.press('Enter')
  const password = page.getByLabel('Passord', { exact: true })
  expect(await password.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('kort')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await password.getAttribute('type')).toBe('text')
  expect(await password.inputValue()).toBe('kort')
  await close()
})
