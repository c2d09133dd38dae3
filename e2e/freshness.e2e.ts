/** A change on the platform is right on the page and on every list that shows it, within five seconds and without an error. */
import type { ContentItem } from '@/contract/content-item'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import type { Site } from '@/contract/site'
import { eventually } from '@/harness/eventually'
import { put, read, remove, SITE } from '@/harness/journey-site'

const HOUR = 3_600_000
const now = Date.parse(process.env.E2E_NOW ?? '')

const film: Production = {
  id: 'fersk-film',
  parentSlug: 'fersk-film-DXM77001',
  title: 'Den ferske filmen',
  object: 'movie',
  objectClass: 'movie_coming',
  features: ['2D'],
  contents: [{ summary: 'En helt ny film.', body: '<p>En helt ny film.</p>' }],
  assets: [],
  duration: 90,
  ageLimit: 6,
}
const event: Event = {
  id: 'fersk-event',
  production: { id: film.id, parentSlug: film.parentSlug, title: film.title, object: 'movie' },
  start: now + 3 * HOUR,
  status: 'onSale',
  screen: 'Sal 1',
}
const PAGE = `/${film.parentSlug}`

const errors: string[] = []
let watching = true

/** Visitors who look all the while: none may see an error. */
async function keepVisiting() {
  while (watching) {
    for (const path of ['/', '/program', '/kommende', '/vare-filmer']) {
      const answer = await fetch(SITE + path)
      if (answer.status !== 200) errors.push(`${path} ${answer.status}`)
      await answer.arrayBuffer()
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const textOf = async (path: string) => {
  const answer = await fetch(SITE + path)
  return { status: answer.status, text: await answer.text() }
}
const shows = (path: string, text: string) => eventually(async () => expect((await textOf(path)).text).toContain(text))
const hides = (path: string, text: string) =>
  eventually(async () => expect((await textOf(path)).text).not.toContain(text))

let visits: Promise<void>
beforeAll(() => {
  visits = keepVisiting()
})
afterAll(async () => {
  watching = false
  await visits
  expect(errors).toEqual([])
})

it('a new coming film has its page and stands among the coming ones', async () => {
  expect((await textOf(PAGE)).status).toBe(404)
  await put('production', film)
  await shows(PAGE, film.title)
  await shows('/kommende', film.title)
  await shows('/vare-filmer', film.title)
})

it('coming becomes current, and its first event stands in the programme', async () => {
  await put('production', { ...film, objectClass: 'movie' })
  await put('event', event)
  await hides('/kommende', film.title)
  await shows('/program', film.title)
  await shows('/', film.title)
  await shows(PAGE, '18.00')
})

it('a changed title is right everywhere', async () => {
  await put('production', { ...film, objectClass: 'movie', title: 'Den omdøpte filmen' })
  await put('event', { ...event, production: { ...event.production, title: 'Den omdøpte filmen' } })
  for (const path of [PAGE, '/program', '/', '/vare-filmer']) await shows(path, 'Den omdøpte filmen')
  await hides('/program', film.title)
})

it('a moved event has its new time', async () => {
  await put('event', { ...event, start: event.start + 90 * 60_000, previousStart: event.start })
  await shows(PAGE, '19.30')
  await shows('/program', '19.30')
})

it('a changed slug moves the page', async () => {
  await put('production', { ...film, objectClass: 'movie', parentSlug: 'nytt-navn-DXM77002' })
  await shows('/nytt-navn-DXM77002', film.title)
  await eventually(async () => expect((await textOf(PAGE)).status).toBe(404))
})

it('a deleted film is gone from its page and every list', async () => {
  await remove('event', event.id)
  await remove('production', film.id)
  await eventually(async () => expect((await textOf('/nytt-navn-DXM77002')).status).toBe(404))
  for (const path of ['/program', '/', '/vare-filmer', '/kommende']) await hides(path, film.title)
})

it('a changed content item is right on its page', async () => {
  const [site] = await read<Site[]>()
  const page = site?.pages.find((one) => one.path === '/om-kinoen')
  const block = page?.blocks.find((one) => one.component === 'title' || one.component === 'cover')
  const id = block?.data[0] ?? ''
  const item: ContentItem = {
    id,
    type: block?.component === 'title' ? 'title' : 'cover',
    title: 'Et nytt navn på siden',
  }
  await put('block-data', item)
  await shows('/om-kinoen', 'Et nytt navn på siden')
})

it('a changed menu and a changed redirect are right at once', async () => {
  const [site] = await read<Site[]>()
  if (!site) throw new Error('no site')
  const { pages: _, ...rest } = site
  const entry = {
    id: 'fersk',
    parent: null,
    label: 'Ferskt i menyen',
    path: '/om-kinoen',
    place: 'header',
    locale: 'nb',
    order: 99,
  } as const
  await put('site', {
    ...rest,
    theme: { ...rest.theme, menu: [...rest.theme.menu, entry] },
    redirects: [...rest.redirects, { from: '/ferskt', to: '/om-kinoen', permanent: false }],
  } as Site)
  await shows('/om-kinoen', 'Ferskt i menyen')
  await shows('/program', 'Ferskt i menyen')
  await eventually(async () => {
    const answer = await fetch(`${SITE}/ferskt`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, expect.stringMatching(/\/om-kinoen$/)])
  })
  await put('site', rest as Site)
  await hides('/om-kinoen', 'Ferskt i menyen')
  await eventually(async () => expect((await fetch(`${SITE}/ferskt`, { redirect: 'manual' })).status).toBe(404))
})
