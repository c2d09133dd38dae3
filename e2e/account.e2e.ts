/** The account in a real browser, on both partners: in and out, a new password, a ticket, the watch list, two tabs. */

import type { Browser, Page } from 'playwright-core'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { PLATFORM, SITE } from '@/harness/journey-site'
import { type FilmOnSale, findFilmOnSale, putPartners, readPartners, readResetLink } from '@/harness/partner'
import { createVisitor, PROFILE_KEY, toStorage } from '@/harness/visitor'

const PASSWORD = 'tre små fisker i fjorden'
const NEW_PASSWORD = 'fire store fisker på land'

let browser: Browser
let sale: FilmOnSale
let partners: number[]

beforeAll(async () => {
  browser = await launch()
  partners = await readPartners()
  sale = await findFilmOnSale()
})
afterAll(async () => {
  await putPartners(partners, [sale.path])
  await browser.close()
})

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).click()
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage))
/** Those that are no answer to a wrong password or a used link, which the browser writes by itself. */
const withoutRefusals = (complaints: string[]) => complaints.filter((one) => !/status of 4(01|10)/.test(one))

async function logIn(page: Page, email: string, password: string) {
  await field(page, 'E-postadresse').fill(email)
  await field(page, 'Passord').fill(password)
  await press(page, 'Logg inn')
}

async function logOut(page: Page) {
  await press(page, 'Logg ut')
  await page.getByText('Du er logget ut.').waitFor()
  expect(await stored(page)).not.toContain(PROFILE_KEY)
  await page.getByRole('banner').getByRole('link', { name: 'Logg inn' }).waitFor()
}

describe.each([118, 178])('an account of partner %i', (partner) => {
  const create = (userName: string, name: string) =>
    createVisitor(PLATFORM, { partner, userName, email: `${name}-${partner}@post.example`, password: PASSWORD })

  beforeAll(() => putPartners([partner], [sale.path]), 120_000)

  it('is made, left and entered again (S1.16, S1.17, S2.1)', async () => {
    const { page, complaints, close } = await visit(browser, '/konto/ny')
    const email = `kari-${partner}@post.example`
    await field(page, 'Navn').fill('Kari')
    await field(page, 'E-postadresse').fill(email)
    await field(page, 'Passord').fill(PASSWORD)
    await press(page, 'Opprett konto')
    await page.waitForURL(`${SITE}/konto`)
    await page.getByText('Hei, Kari').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Min side' }).waitFor()
    await logOut(page)
    await follow(page, 'Logg inn')
    await page.waitForURL(`${SITE}/konto/logg-inn`)
    await logIn(page, email, PASSWORD)
    await page.getByText('Hei, Kari').waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('gets a new password through a letter whose link works once (S1.18)', async () => {
    const { profile } = await create('Ola', 'ola')
    const { page, complaints, close } = await visit(browser, '/konto/logg-inn')
    await follow(page, 'Glemt passordet?')
    await page.waitForURL(`${SITE}/konto/glemt-passord?*`)
    await field(page, 'E-postadresse').fill(profile.email)
    await press(page, 'Send meg en lenke')
    await page.getByText('Sjekk e-posten din.').waitFor()

    const link = await readResetLink(profile.email)
    await page.goto(link)
    await field(page, 'Nytt passord').fill(NEW_PASSWORD)
    await press(page, 'Lagre passordet')
    await page.getByRole('heading', { name: 'Passordet er endret' }).waitFor()
    await follow(page, 'Logg inn')
    await page.waitForURL(`${SITE}/konto/logg-inn`)
    await logIn(page, profile.email, PASSWORD)
    await page.getByText('E-posten eller passordet stemmer ikke.').waitFor()
    expect(await field(page, 'E-postadresse').inputValue()).toBe(profile.email)
    await logIn(page, profile.email, NEW_PASSWORD)
    await page.getByText('Hei, Ola').waitFor()
    await page.goto(link)
    await page.getByRole('heading', { name: 'Lenken virker ikke lenger' }).waitFor()
    expect(withoutRefusals(complaints)).toEqual([])
    await close()
  })

  it('reads reviews, keeps a film, buys a ticket, and has it without a network (S1.20, S1.21, S1.22)', async () => {
    const { profile } = await create('Liv', 'liv')
    const { page, complaints, close } = await visit(browser, sale.path)
    const title = sale.film.title
    const opinions = page.getByRole('region', { name: 'Hva synes publikum?' })
    await opinions.scrollIntoViewIfNeeded()
    await opinions.getByRole('article').first().waitFor()
    await opinions
      .getByRole('img', { name: /av 5 stjerner/ })
      .first()
      .waitFor()

    await opinions.getByRole('link', { name: 'Logg inn for å legge filmen i se-lista' }).click()
    await logIn(page, profile.email, PASSWORD)
    await page.waitForURL(SITE + sale.path)
    await opinions.scrollIntoViewIfNeeded()
    await opinions.getByRole('button', { name: 'Legg til i se-liste' }).click()
    await opinions.getByRole('button', { name: 'Ligger i se-lista' }).waitFor()
    await opinions.getByRole('link', { name: 'Åpne se-lista' }).click()
    await page.waitForURL(`${SITE}/konto/se-liste`)
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await page.waitForURL(SITE + sale.path)

    await page.locator(`main a[data-ticket="${sale.event.id}"]`).click()
    await page.waitForURL(`${PLATFORM}/checkout/*`)
    await page.getByText(`Logget inn som Liv (${profile.email})`).waitFor()
    await page.getByLabel('Antall billetter').selectOption('2')
    await press(page, 'Velg billetter')
    await page.getByText(/^Plassene holdes av til kl\. \d\d\.\d\d/).waitFor()
    await press(page, 'Avbryt')
    await page.getByLabel('Antall billetter').selectOption('2')
    await press(page, 'Velg billetter')
    await press(page, 'Bekreft kjøpet')
    await page.getByRole('heading', { name: 'Billetten er din' }).waitFor()
    await follow(page, 'Se billettene dine')

    await page.waitForURL(`${SITE}/konto/billetter`)
    await page.getByRole('heading', { name: title }).waitFor()
    await page
      .getByRole('main')
      .getByText(/^Rad \d+, sete \d+/)
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    await page.context().setOffline(true)
    await page.getByRole('button', { name: `Vis billett til ${title}` }).click()
    const ticket = page.getByRole('dialog', { name: `Billett, ${title}` })
    await ticket.getByRole('img', { name: 'QR-kode for billetten' }).waitFor()
    expect(await ticket.getByText(/^Rad \d+, sete \d+, \d+$|^Rad \d+, sete \d+$/).count()).toBeGreaterThan(0)
    await ticket.getByRole('button', { name: 'Lukk' }).click()
    expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true)
    await close()
  })

  it('is left in every tab at once, and nothing private stays behind', async () => {
    const visitor = await create('Siv', 'siv')
    await visitor.buy(sale.event.id, 1)
    const storageState = toStorage(SITE, visitor.profile)
    const { page, complaints, close } = await visit(browser, '/konto/billetter', { storageState })
    await page.getByRole('heading', { name: sale.film.title }).waitFor()
    expect(await stored(page)).toContain('cw-tickets-kept')
    const other = await page.context().newPage()
    await other.goto('/konto')
    await logOut(other)
    await page.waitForURL(`${SITE}/konto/logg-inn?tilbake=%2Fkonto%2Fbilletter`)
    await field(page, 'E-postadresse').waitFor()
    await page.waitForFunction(() => localStorage.length === 0)
    expect(await page.getByText(sale.film.title).count()).toBe(0)

    await logIn(page, visitor.profile.email, PASSWORD)
    await page.waitForURL(`${SITE}/konto/billetter`)
    await other.getByText('Hei, Siv').waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})
