/** axe on every route kind, and on a film in every state: light, dark, 400 % zoom; and the keyboard's first stop. */
import type { Browser } from 'playwright-core'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import { findFaults } from '@/harness/axe'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { eventually } from '@/harness/eventually'
import { makeEveryState } from '@/harness/film-states'
import { put, read, remove, SITE } from '@/harness/journey-site'

let browser: Browser
let all: { film: Production; events: Event[] }
const addresses: Record<string, string> = {}

beforeAll(async () => {
  browser = await launch()
  const [films, cultures, events] = await Promise.all([
    read<{ items: Production[] }>('productions?filter=object:eq:movie&take=1'),
    read<{ items: Production[] }>('productions?filter=object:eq:culture&take=1'),
    read<{ items: Event[] }>('events?filter=production.object:eq:movie&take=1'),
  ])
  const [[film], [event]] = [films.items, events.items]
  if (!film || !event) throw new Error('no film with a showing')
  all = makeEveryState(film, event, Date.parse(process.env.E2E_NOW ?? ''))
  Object.assign(addresses, {
    film: `/${films.items[0]?.parentSlug}`,
    culture: `/${cultures.items[0]?.pageReference}`,
    states: `/${all.film.parentSlug}`,
  })
  await put('production', all.film)
  for (const event of all.events) await put('event', event)
})
afterAll(async () => {
  for (const { id } of all.events) await remove('event', id)
  await remove('production', all.film.id)
  await browser.close()
})

async function faultsOf(path: string) {
  const { page, close } = await visit(browser, path)
  const found = await findFaults(page)
  await close()
  return found
}

it.each([
  '/',
  '/program',
  '/kommende',
  '/vare-filmer',
  '/kulturprogram',
  '/andre-arrangement',
  '/nyheter',
  '/nyhetsbrev',
  '/search?q=film',
  '/om-kinoen',
  '/multifag',
  '/i-galleriet-na',
  '/article/personvernerklaering',
  '/finnes-ikke',
])('axe finds nothing on %s, and nothing is wider than the window', async (path) => {
  expect(await faultsOf(path)).toEqual([])
})

it.each(['film', 'culture'])('axe finds nothing on a page of %s', async (kind) => {
  expect(await faultsOf(addresses[kind] ?? '')).toEqual([])
})

it('axe finds nothing on a film with showings in every state', async () => {
  const { states = '' } = addresses
  await eventually(async () => {
    const html = await (await fetch(`${SITE}${states}`)).text()
    for (const words of ['Utsolgt', 'Avlyst', 'Flyttet', 'Gratis', 'Få igjen']) expect(html).toContain(words)
  })
  expect(await faultsOf(states)).toEqual([])
})

it('the first Tab shows the skip link, and it leads to the content', async () => {
  const { page, close } = await visit(browser, '/om-kinoen')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Hopp til innhold' })
  expect(await link.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('innhold')
  await close()
})
