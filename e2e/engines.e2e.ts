/** What most visitors do, in each engine that browsers are made of. */
import { type Driver, drive, type Engine } from '@/harness/engines/driver'
import { ENGINES } from '@/harness/engines/engines'
import { openFaultyProxy } from '@/harness/faulty-proxy'
import { PLATFORM, SITE } from '@/harness/journey-site'
import { findFilmOnSale } from '@/harness/partner'
import { createVisitor } from '@/harness/visitor'

const NOW = Date.parse(process.env.E2E_NOW ?? '')
const PROXY_PORT = Number(new URL(SITE).port) + 1
const TAKEN_OVER = "document.documentElement.dataset.links === 'soft'"
const CONTROLLED = 'navigator.serviceWorker.controller'
const PASSWORD = 'tre små fisker i fjorden'

const at = (path: string) => `location.pathname === ${JSON.stringify(path)}`
const says = (css: string, words: string) =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].some((one) => one.innerText.includes(${JSON.stringify(words)}))`

async function visit(tab: Driver, path: string): Promise<void> {
  await tab.goto(SITE + path)
  await tab.waitFor(TAKEN_OVER)
}

async function choose(tab: Driver) {
  await visit(tab, '/program')
  await tab.evaluate('window.stayed = true')
  await tab.click('main nav a[href="/program?dag=2026-11-21"]')
  await tab.waitFor(says('main section section h2', 'I morgen, lørdag 21. november'))
  await tab.click('main a[href="/program?dag=2026-11-21&filter=barn"]')
  await tab.waitFor("location.search === '?dag=2026-11-21&filter=barn'")
  expect(await tab.text('main [role=status]')).toBe('5 forestillinger')
  expect(await tab.evaluate('window.stayed')).toBe(true)
}

async function readFilm(tab: Driver) {
  await visit(tab, '/program')
  const title = await tab.text('main article h3 a')
  await tab.evaluate('window.stayed = true')
  await tab.click('main article h3 a')
  await tab.waitFor(says('h1', title))
  expect(await tab.evaluate('document.activeElement.innerText')).toBe(title)
  expect(await tab.evaluate('window.stayed')).toBe(true)
  await tab.evaluate('history.back()')
  await tab.waitFor(`${at('/program')} && ${says('h1', 'Kinoprogram')}`)
}

async function search(tab: Driver) {
  await visit(tab, '/search')
  await tab.type('main [role=search] input', 'vinterkonsert')
  await tab.waitFor(says('main h2', 'treff på «vinterkonsert»'))
  expect(await tab.evaluate('location.search')).toBe('?q=vinterkonsert')
  await tab.click('main li h3 a')
  await tab.waitFor(says('h1', 'Vinterkonsert'))
}

async function useMenu(tab: Driver) {
  await visit(tab, '/')
  await tab.click('header button[popovertarget=hovedmeny]')
  await tab.click('#hovedmeny summary')
  await tab.click('#hovedmeny a[href="/kulturprogram"]')
  await tab.waitFor(`${at('/kulturprogram')} && ${says('h1', 'Kulturprogram')}`)
  expect(await tab.evaluate("document.querySelector('#hovedmeny').matches(':popover-open')")).toBe(false)
  expect(await tab.evaluate("document.querySelector('#hovedmeny [aria-current]').pathname")).toBe('/kulturprogram')
}

async function buy(tab: Driver, engine: string) {
  const sale = await findFilmOnSale()
  const email = `${engine.toLowerCase()}@post.example`
  await createVisitor(PLATFORM, { partner: 118, userName: 'Live', email, password: PASSWORD })
  await visit(tab, '/konto/logg-inn')
  await tab.type('main input[name=email]', email)
  await tab.type('main input[name=password]', PASSWORD)
  await tab.click('main form button[type=submit]')
  await tab.waitFor(says('main', 'Hei, Live'))
  await visit(tab, sale.path)
  await tab.click(`main a[data-ticket="${sale.event.id}"]`)
  await tab.waitFor(says('main', `Logget inn som Live (${email})`))
  await tab.click('form:has(select) button')
  await tab.click('.choice button')
  await tab.waitFor(says('h1', 'Billetten er din'))
  await tab.click('.more a')
  await tab.waitFor(at('/konto/billetter'))
  expect(await tab.text('main article h3')).toBe(sale.film.title)
  await tab.click('main article button')
  await tab.waitFor("document.querySelector('dialog[open] svg[role=img]')?.checkVisibility()")
}

const JOURNEYS = { choose, 'a film': readFilm, search, 'the menu': useMenu, 'log in, buy, show the ticket': buy }

describe.each(ENGINES)('in $name', ({ name, start }) => {
  let engine: Engine
  let tab: Driver
  beforeAll(async () => {
    engine = await start(NOW)
  })
  afterAll(() => engine?.close())
  beforeEach(async () => {
    tab = drive(await engine.open())
  })
  afterEach(() => tab.close())

  it.each(Object.entries(JOURNEYS))('%s', (_, journey) => journey(tab, name))

  describe('behind a network of its own', () => {
    let network: Awaited<ReturnType<typeof openFaultyProxy>>
    beforeEach(async () => {
      network = await openFaultyProxy(SITE, PROXY_PORT)
    })
    afterEach(() => network.stop())

    it('S1.24: starts without it, and is fresh when it is back', async () => {
      await tab.goto(network.url)
      await tab.waitFor(CONTROLLED)
      await network.fail('gone')
      await tab.goto(`${network.url}/program`)
      expect(await tab.evaluate('document.documentElement.dataset.kept')).toMatch(/^Lagret .*kl\. \d\d\.\d\d\./)
      expect(await tab.text('h1')).toBe('Kinoprogram')
      expect(await tab.text('main article h3 a')).not.toBe('')
      await network.heal()
      await tab.goto(`${network.url}/program`)
      expect(await tab.evaluate("'kept' in document.documentElement.dataset")).toBe(false)
    })

    it('S4.15: goes over to the next build at once, and where somebody has typed, when told to', async () => {
      const script = await (await fetch(`${SITE}/sw.js`)).text()
      const publish = async (build: string) => {
        network.give('/sw.js', 200, 'text/javascript', `${script}\n// ${build}`)
        await tab.evaluate('window.stayed = true')
        await tab.evaluate('navigator.serviceWorker.ready.then((one) => void one.update()) && true')
      }
      await tab.goto(`${network.url}/konto/logg-inn`)
      await tab.waitFor(CONTROLLED)
      await publish('the second')
      await tab.waitFor(`!window.stayed && ${TAKEN_OVER} && ${CONTROLLED}`)
      await tab.type('main input[name=email]', 'kari@post.example')
      await publish('the third')
      await tab.waitFor(says('[role=status]', 'Nettstedet er oppdatert.'))
      expect(await tab.evaluate("document.querySelector('main input[name=email]').value")).toBe('kari@post.example')
      expect(await tab.evaluate('window.stayed')).toBe(true)
      await tab.click('[role=status] button')
      await tab.waitFor(`!window.stayed && ${TAKEN_OVER}`)
    })
  })
})
