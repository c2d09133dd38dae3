import { put, read, readSites, remove, toIds, toList } from './client'
import { makeArticle, makeEvent, makePage, makeProduction, makeSite } from './documents'
import { fillPlatform } from './fill'
import { describeOnBoth } from './on-both'
import { NOW, SITE } from './test-platform'

const HOUR = 3_600_000
const q = encodeURIComponent

describeOnBoth('reads', (subject) => {
  const url = () => subject().platform.url

  it('answers no site before one is written', async () => {
    expect((await readSites(url())).body).toEqual([])
  })

  it('answers the site with its pages in the order of their first creation, and 304 while it stands', async () => {
    expect((await put(url(), 'site', makeSite(SITE))).status).toBe(201)
    for (const number of [2, 1, 3]) await put(url(), 'page', makePage(number))
    await put(url(), 'page', makePage(2, { title: 'Ny tittel' }))
    const answer = await readSites(url())
    expect(answer.body).toEqual([
      { ...makeSite(SITE), pages: [makePage(2, { title: 'Ny tittel' }), makePage(1), makePage(3)] },
    ])
    const etag = answer.headers.get('etag') ?? ''
    expect((await readSites(url(), '', { 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
    await put(url(), 'page', makePage(3, { title: 'Tredje' }))
    expect((await readSites(url(), '', { 'if-none-match': etag })).status).toBe(200)
  })

  it('finds the site by host or alias, without port', async () => {
    for (const host of ['KULTURHUS.example', 'kulturhus.example:3000', 'www.kulturhus.example']) {
      expect((await readSites(url(), `?host=${host}`)).body).toHaveLength(1)
    }
    expect((await readSites(url(), '?host=annet.example')).body).toEqual([])
  })

  it('rule 13: orders productions by code unit and leaves archived ones out unless asked, by ids too', async () => {
    const ids = ['a', 'B', 'å', 'Z', '10', '9']
    for (const id of ids) await put(url(), 'production', makeProduction(1, { id, archived: id === 'Z' }))
    expect(toIds(await read(url(), '/productions'))).toEqual(['10', '9', 'B', 'a', 'å'])
    expect(toIds(await read(url(), '/productions?archived=1'))).toEqual(['10', '9', 'B', 'Z', 'a', 'å'])
    expect(toIds(await read(url(), `/productions?ids=${q('å,Z,finnes-ikke,9')}`))).toEqual(['9', 'å'])
    expect(toIds(await read(url(), `/productions?ids=${q('å,Z')}&archived=1`))).toEqual(['Z', 'å'])
    for (const id of ids) await remove(url(), 'production', id)
  })

  it('rule 13: pages until total, and with ids takes their number', async () => {
    for (let number = 0; number < 130; number++) await put(url(), 'production', makeProduction(number))
    const first = await read(url(), '/productions')
    expect([toList(first).items.length, toList(first).total]).toEqual([100, 130])
    const rest = await read(url(), '/productions?skip=100&take=500')
    expect(toIds(rest)).toEqual(Array.from({ length: 30 }, (_, at) => `p${String(100 + at).padStart(4, '0')}`))
    const ids = Array.from({ length: 120 }, (_, at) => makeProduction(at).id).join(',')
    expect(toList(await read(url(), `/productions?ids=${ids}`)).items).toHaveLength(120)
    expect(toList(await read(url(), '/productions?skip=9000'))).toEqual({ items: [], total: 130 })
  })

  it('rule 14: asks for events by end and start, and ends them by their production', async () => {
    const film = makeProduction(1, { duration: 60 })
    const quiet = makeProduction(2, { duration: undefined })
    await put(url(), 'production', film)
    await put(url(), 'production', quiet)
    const events = [
      makeEvent(1, film, NOW),
      makeEvent(2, quiet, NOW),
      makeEvent(3, film, NOW, { end: NOW + 5 * HOUR }),
      makeEvent(4, film, NOW, { end: NOW - HOUR }),
      makeEvent(5, { id: 'ukjent', parentSlug: 'ukjent' }, NOW - HOUR),
    ]
    for (const event of events) await put(url(), 'event', event)
    const endingAfter = async (time: number) => toIds(await read(url(), `/events?from=${time}`))
    expect(await endingAfter(NOW)).toEqual(['e0005', 'e0001', 'e0002', 'e0003', 'e0004'])
    expect(await endingAfter(NOW + HOUR)).toEqual(['e0002', 'e0003'])
    expect(await endingAfter(NOW + 2 * HOUR)).toEqual(['e0003'])
    expect(toIds(await read(url(), `/events?to=${NOW}`))).toEqual(['e0005'])
    await put(url(), 'production', { ...film, duration: 180 })
    expect(await endingAfter(NOW + 2 * HOUR)).toEqual(['e0001', 'e0003', 'e0004'])
    await remove(url(), 'production', String(film.id))
    expect(await endingAfter(NOW + HOUR)).toEqual(['e0001', 'e0002', 'e0003', 'e0004'])
    await put(url(), 'production', film)
    expect(await endingAfter(NOW + HOUR)).toEqual(['e0002', 'e0003'])
  })

  it('rules 3 and 30: tells the slugs of what has a page, archived too, by model then id', async () => {
    const at = NOW + 1000
    await subject().platform.setNow(at)
    const culture = { object: 'culture', objectClass: 'culture' }
    await put(url(), 'production', makeProduction(9001, { archived: true }))
    await put(url(), 'production', makeProduction(9002, { ...culture, pageReference: 'jul-på-torget' }))
    await put(url(), 'production', makeProduction(9003, culture))
    await put(url(), 'article', makeArticle(1))
    const answer = toList(await read(url(), '/slugs'))
    expect(answer.total).toBe(answer.items.length)
    expect(answer.items[0]).toEqual({ model: 'article', id: 'a0001', slug: 'nyhet-1', updatedAt: 1_700_000_000_001 })
    expect(answer.items.slice(-2)).toEqual([
      { model: 'production', id: 'p9001', slug: 'film-9001-DXM9001', updatedAt: at },
      { model: 'production', id: 'p9002', slug: 'jul-på-torget', updatedAt: at },
    ])
    expect(toList(await read(url(), '/slugs?skip=1&take=1')).items).toEqual(answer.items.slice(1, 2))
  })
})

describeOnBoth('a large house', (subject) => {
  it('is read whole, 500 at a time', async () => {
    const { url } = subject().platform
    await fillPlatform(url, SITE, NOW, { productions: 620, events: 450, pages: 3 })
    for (const [path, total] of [
      ['/productions', 620],
      ['/events', 450],
    ] as const) {
      const pages = [await read(url, `${path}?take=500`), await read(url, `${path}?take=500&skip=500`)]
      expect(new Set(pages.flatMap(toIds)).size).toBe(total)
      expect(pages.map((page) => toList(page).total)).toEqual([total, total])
    }
    const filter = q('production.title:regex:^FILM 1\\d$')
    expect(toIds(await read(url, `/events?filter=${filter}`))).toHaveLength(10)
  })
})
