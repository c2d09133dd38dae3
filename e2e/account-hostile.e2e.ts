/** Hostile profiles, names, titles and reviews in a real browser: they run nothing, break nothing, and are shown as text. */
import type { Browser, Page } from 'playwright-core'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { eventually } from '@/harness/eventually'
import { PLATFORM, put, remove, SITE } from '@/harness/journey-site'
import { type FilmOnSale, findFilmOnSale } from '@/harness/partner'
import { createVisitor, PROFILE_KEY, toStorage } from '@/harness/visitor'

const HOSTILE = `"'><img src=x onerror="window.ran=1"><script>window.ran=1</script>\${ran}`
const PASSWORD = 'ni nysgjerrige niser'
const PATH = '/ond-film-DXM6666'
const EDI = 'E2E-ONDT'
const EVENT = 'ond-tid'

let browser: Browser
let sale: FilmOnSale

beforeAll(async () => {
  browser = await launch()
  sale = await findFilmOnSale()
  const film = { ...sale.film, id: 'ond-film', parentSlug: PATH.slice(1), title: HOSTILE, ediNumber: EDI }
  const production = { ...sale.event.production, id: film.id, parentSlug: film.parentSlug, title: HOSTILE }
  await put('production', film)
  await put('event', {
    ...sale.event,
    ...{ id: EVENT, production, title: HOSTILE, ticketUrl: `${PLATFORM}/checkout/${EVENT}` },
  })
  await eventually(async () => expect((await fetch(SITE + PATH)).status).toBe(200), 60_000)
}, 120_000)
afterAll(async () => {
  await remove('event', EVENT)
  await remove('production', 'ond-film')
  await browser.close()
})

const hasRun = (page: Page) => page.evaluate(() => 'ran' in window)
const LONG = 'x'.repeat(1_000_000)
const profile = (fields: object) =>
  JSON.stringify({ userName: 'Tor', email: 'tor@post.example', token: 'fremmed', ...fields })

describe('a broken or foreign profile', () => {
  it.each([
    ['no JSON', '{"userName":'],
    ['null', 'null'],
    ['a list', '[{"token":"x"}]'],
    ['a prototype', '{"__proto__":{"userName":"x","email":"y","token":"z"}}'],
    ['an object for a name', profile({ userName: { toString: null } })],
    ['a name without end', profile({ userName: LONG })],
    ['a token that no header carries', profile({ token: 'a\r\nX-Ond: 1' })],
    ['a token without end', profile({ token: LONG })],
  ])('%s is as good as none, and replaced by logging in', async (_, value) => {
    const storageState = toStorage(SITE, null)
    for (const { localStorage } of storageState.origins) for (const one of localStorage) one.value = value
    const { page, complaints, close } = await visit(browser, '/konto', { storageState })
    await page.getByText('Med en konto har du billettene og se-lista samlet.').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Logg inn' }).waitFor()
    await page.goto('/konto/se-liste')
    await page.waitForURL(`${SITE}/konto/logg-inn?tilbake=%2Fkonto%2Fse-liste`)
    await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).waitFor()
    expect(await hasRun(page)).toBe(false)
    expect(complaints).toEqual([])
    await close()
  })

  it('is shown as text while it is well made, and thrown out at the first call that needs it', async () => {
    const storageState = toStorage(SITE, { userName: HOSTILE, email: HOSTILE, token: 'fremmed' })
    const { page, complaints, close } = await visit(browser, '/konto', { storageState })
    await page.getByRole('main').getByText(`Hei, ${HOSTILE}`).waitFor()
    expect(await hasRun(page)).toBe(false)
    expect(complaints).toEqual([])
    await page.goto('/konto/billetter')
    await page.getByText('Du er logget ut fordi innloggingen ikke gjelder lenger.').waitFor()
    expect(await page.evaluate((key) => localStorage.getItem(key), PROFILE_KEY)).toBeNull()
    expect(await hasRun(page)).toBe(false)
    await close()
  })
})

it('a hostile name and title are text from the film to the ticket', async () => {
  const email = 'ond@post.example'
  const user = { partner: 118, userName: HOSTILE, email, password: PASSWORD }
  const visitor = await createVisitor(PLATFORM, user)
  await visitor.addFilm(EDI)
  const storageState = toStorage(SITE, visitor.profile)
  const { page, complaints, close } = await visit(browser, PATH, { storageState })
  await page.getByRole('heading', { level: 1, name: HOSTILE }).waitFor()
  await page.getByRole('region', { name: 'Hva synes publikum?' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Ligger i se-lista' }).waitFor()
  expect(await hasRun(page)).toBe(false)

  await page.goto(`${PLATFORM}/checkout/${EVENT}`)
  await page.getByText(`Logget inn som ${HOSTILE} (${email})`).waitFor()
  await page.getByRole('button', { name: 'Velg billetter' }).click()
  await page.getByRole('button', { name: 'Bekreft kjøpet' }).click()
  await page.getByRole('heading', { name: HOSTILE }).waitFor()
  expect(await hasRun(page)).toBe(false)

  for (const path of ['/konto/billetter', '/konto/se-liste']) {
    await page.goto(SITE + path)
    await page.getByRole('main').getByText(HOSTILE).first().waitFor()
    expect([path, await hasRun(page)]).toEqual([path, false])
  }
  expect(complaints).toEqual([])
  await close()
})

it('hostile reviews are text, and what is broken among them is dropped', async () => {
  const { page, complaints, close } = await visit(browser, 'about:blank')
  await page.route('**/GetReviewsByEdiDx*', async (route) => {
    const response = await route.fetch()
    const [first] = (await response.json()) as object[]
    const hostile = { ...first, UserName: HOSTILE, Comment: HOSTILE, LikesCount: -1, Rating: 1e9 }
    const json = [
      hostile,
      { ...hostile, Id: 2e6, Image: 'javascript:window.ran=1' },
      { ...hostile, Id: {}, AddedAt: 'i går' },
      null,
    ]
    await route.fulfill({ response, json })
  })
  await page.goto(sale.path)
  const opinions = page.getByRole('region', { name: 'Hva synes publikum?' })
  await opinions.scrollIntoViewIfNeeded()
  await opinions.getByRole('article').getByText(HOSTILE, { exact: true }).first().waitFor()
  expect(await opinions.getByRole('article').count()).toBeLessThanOrEqual(2)
  expect(await opinions.locator('[src^="javascript:"]').count()).toBe(0)
  expect(await hasRun(page)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})
