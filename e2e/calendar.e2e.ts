/** What leaves the site with a showing: its calendar file over HTTP, and the data that its page has for search engines. */
import { readdirSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Browser } from 'playwright-core'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import type { Site } from '@/contract/site'
import { visit } from '@/harness/browser'
import { launch } from '@/harness/chromium'
import { eventually } from '@/harness/eventually'
import { put, read, remove, SITE } from '@/harness/journey-site'

const HOUR = 3_600_000
const now = Date.parse(process.env.E2E_NOW ?? '')

const film: Production = {
  id: 'kalender-film',
  parentSlug: 'natt-og-dag-DXM77101',
  title: 'Natt & dag; en film, "sagt" </script><script>window.hacked=1</script> \\n på æøå',
  object: 'movie',
  objectClass: 'movie',
  features: ['2D'],
  contents: [{ summary: 'En film </script><script>window.hacked=1</script>' }],
  assets: [],
  duration: 95,
  ageLimit: 9,
}
const event: Event = {
  id: 'kalender-event',
  production: { id: film.id, parentSlug: film.parentSlug, title: film.title, object: 'movie' },
  start: now + 3 * HOUR,
  status: 'onSale',
  screen: 'Sal 1',
  location: { name: 'Huset', address: 'Plassen 1' },
  price: { from: 14_500, currency: 'NOK' },
}
const PAGE = `/${film.parentSlug}`

let browser: Browser
beforeAll(async () => {
  ICAL.design.strict = true
  browser = await launch()
  await put('production', film)
  await put('event', event)
})
afterAll(async () => {
  await browser.close()
  await remove('event', event.id)
  await remove('production', film.id)
})

const get = (id: string) => fetch(`${SITE}/kalender/${encodeURIComponent(id)}`, { redirect: 'manual' })

async function readEntry(id: string) {
  const answer = await get(id)
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  const entry = calendar.getAllSubcomponents('vevent')[0]
  if (!entry) throw new Error('no entry')
  return { answer, entry: new ICAL.Event(entry), status: entry.getFirstPropertyValue('status') }
}

describe('a calendar file', () => {
  it('is one for every showing of the house', async () => {
    const { items } = await read<{ items: Event[] }>(`events?take=12&from=${now}`)
    const [site] = await read<Site[]>()
    expect(items.length).toBeGreaterThan(10)
    for (const { id, start } of items) {
      const { answer, entry } = await readEntry(id)
      expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/)
      expect(entry.startDate.toUnixTime()).toBe(start / 1000)
      expect(entry.uid).toBe(`${encodeURIComponent(id)}@${site?.id}`)
    }
  })

  it('holds the title as it is, and the place', async () => {
    const { entry, answer } = await readEntry(event.id)
    expect(entry.summary).toBe(film.title)
    expect(entry.location).toBe('Huset, Sal 1, Plassen 1')
    expect(entry.endDate.toUnixTime() - entry.startDate.toUnixTime()).toBe(95 * 60)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('moved, then cancelled: the same entry says so', async () => {
    const { entry: before } = await readEntry(event.id)
    const moved = { ...event, start: event.start + HOUR, previousStart: event.start }
    await put('event', moved)
    const { entry: after } = await readEntry(event.id)
    expect([after.uid, after.startDate.toUnixTime()]).toEqual([before.uid, moved.start / 1000])
    await put('event', { ...moved, status: 'cancelled' })
    const { entry: off, status } = await readEntry(event.id)
    expect([off.uid, off.summary, status]).toEqual([before.uid, `AVLYST: ${film.title}`, 'CANCELLED'])
    await put('event', event)
  })

  it.each(['ingen-slik-forestilling', 'kalender-event.ics', 'a:b', '..a', '%'])(
    'of %s there is none, and nothing is stored of the asking',
    async (id) => {
      const answer = await get(id)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toMatch(/finner ikke denne forestillingen/)
      const stored = readdirSync('.next-e2e/server', { recursive: true, encoding: 'utf8' })
      expect(stored.filter((file) => /ingen-slik|kalender\/.*\.(body|meta)$/.test(file))).toEqual([])
    },
  )

  it('is not the front of a folder, nor anything below one', async () => {
    expect((await fetch(`${SITE}/kalender`)).status).toBe(404)
    expect((await fetch(`${SITE}/kalender/a/b`)).status).toBe(404)
  })
})

describe('data for search engines', () => {
  const scripts = 'script[type="application/ld+json"]'

  it('stands on the page of a film, does nothing, and no policy complains', async () => {
    await eventually(async () => expect(await (await fetch(SITE + PAGE)).text()).toContain('ScreeningEvent'))
    const { page, complaints, close } = await visit(browser, PAGE)
    const texts = await page.locator(scripts).allTextContents()
    expect(texts).toHaveLength(1)
    const { '@graph': things } = JSON.parse(texts[0] ?? '')
    expect(things).toMatchObject([
      { '@type': 'Movie', name: film.title, duration: 'PT95M', url: SITE + PAGE },
      { '@type': 'ScreeningEvent', name: film.title, location: { address: 'Plassen 1' }, offers: { price: 145 } },
    ])
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(complaints).toEqual([])
    await close()
  })

  it('stands on the page of a concert and on the front page, and on no list', async () => {
    const { items } = await read<{ items: Event[] }>(`events?take=1&from=${now}&filter=production.object:eq:culture`)
    const kindsOf = async (path: string) => {
      const { page, complaints, close } = await visit(browser, path)
      const texts = await page.locator(scripts).allTextContents()
      await close()
      expect(complaints).toEqual([])
      return texts.flatMap((text) => JSON.parse(text)['@graph'].map((thing: { '@type': string }) => thing['@type']))
    }
    const concert = `/${encodeURIComponent(items[0]?.production.pageReference ?? '')}`
    // The journeys before may have changed the site, and with it every page.
    await eventually(async () => expect(await kindsOf(concert)).toContain('Event'), 30_000)
    expect(await kindsOf('/')).toEqual(['Organization'])
    expect(await kindsOf('/program')).toEqual([])
  })
})
