import { type Json, put, read, readChanges, remove, toIds } from './client'
import { makeArticle, makeEvent, makeItem, makePage, makeProduction, makeSite } from './documents'
import { describeOnBoth } from './on-both'
import { NOW, SITE } from './test-platform'

const culture = (over: Json = {}) => makeProduction(7, { object: 'culture', objectClass: 'culture', ...over })

describeOnBoth(
  'the change feed',
  (subject) => {
    const url = () => subject().platform.url
    const last = async () => (await readChanges(url(), 0)).last
    /** The changes that an action makes, without what the feed adds. */
    const changesOf = async (act: () => Promise<unknown>) => {
      const since = await last()
      await act()
      const { items } = await readChanges(url(), since)
      return items.map(({ seq: _, at: __, ...change }) => change)
    }

    it('is empty before the first write', async () => {
      expect((await read(url(), '/changes?since=0')).body).toEqual({ items: [], last: 0 })
    })

    it('rule 16: tells each kind of document and its slug', async () => {
      const film = makeProduction(1)
      const writes: [string, Json, Json][] = [
        ['site', makeSite(SITE), { model: 'site', id: SITE }],
        ['page', makePage(1), { model: 'page', id: 'page-1', slug: '/side-1' }],
        ['article', makeArticle(1), { model: 'article', id: 'a0001', slug: 'nyhet-1' }],
        ['production', film, { model: 'production', id: 'p0001', slug: 'film-1-DXM1' }],
        ['event', makeEvent(1, film, NOW), { model: 'event', id: 'e0001', production: 'p0001' }],
        ['block-data', makeItem(1), { model: 'block-data', id: 'i0001' }],
      ]
      for (const [collection, doc, change] of writes) {
        expect(await changesOf(() => put(url(), collection, doc))).toEqual([change])
      }
    })

    it('rule 16: tells the slug before, of culture with and without a page too', async () => {
      const base = { model: 'production', id: 'p0007' }
      expect(await changesOf(() => put(url(), 'production', culture()))).toEqual([{ ...base, slug: 'film-7-DXM7' }])
      const withPage = culture({ pageReference: 'revy' })
      expect(await changesOf(() => put(url(), 'production', withPage))).toEqual([
        { ...base, slug: 'revy', previousSlug: 'film-7-DXM7' },
      ])
      expect(await changesOf(() => put(url(), 'production', withPage))).toEqual([{ ...base, slug: 'revy' }])
      expect(await changesOf(() => remove(url(), 'production', 'p0007'))).toEqual([
        { ...base, slug: 'revy', deleted: true },
      ])
      expect(await changesOf(() => remove(url(), 'event', 'e0001'))).toEqual([
        { model: 'event', id: 'e0001', production: 'p0001', deleted: true },
      ])
    })

    it('rule 16: carries a new title, slug and object into the events, and announces the production only', async () => {
      const film = makeProduction(1)
      await put(url(), 'event', makeEvent(3, film, NOW))
      const renamed = { ...film, title: 'Nytt navn', parentSlug: 'nytt-navn-DXM1', pageReference: 'nytt' }
      expect(await changesOf(() => put(url(), 'production', renamed))).toEqual([
        { model: 'production', id: 'p0001', slug: 'nytt-navn-DXM1', previousSlug: 'film-1-DXM1' },
      ])
      const filter = encodeURIComponent('production.parentSlug:eq:nytt-navn-DXM1')
      const answer = await read(url(), `/events?filter=${filter}`)
      expect(toIds(answer)).toEqual(['e0003'])
      const [event] = (answer.body as { items: Json[] }).items
      expect(event?.production).toEqual({
        id: 'p0001',
        parentSlug: 'nytt-navn-DXM1',
        pageReference: 'nytt',
        title: 'Nytt navn',
        object: 'movie',
      })
    })

    it('rule 15: a refused write enters no feed, an equal one does', async () => {
      expect(await changesOf(() => put(url(), 'article', makeArticle(1, { title: '' })))).toEqual([])
      expect(await changesOf(() => remove(url(), 'article', 'finnes-ikke'))).toEqual([])
      expect(await changesOf(() => put(url(), 'article', makeArticle(1)))).toHaveLength(1)
    })

    it('rule 15: a waiting reader is answered by the next write', async () => {
      const since = await last()
      const waiting = read(url(), `/changes?since=${since}&wait=30`)
      await put(url(), 'block-data', makeItem(2))
      expect((await waiting).body).toEqual({
        items: [{ seq: since + 1, at: NOW, model: 'block-data', id: 'i0002' }],
        last: since + 1,
      })
    })

    it('rule 15: a reader waits no longer than it asked for', async () => {
      const since = await last()
      expect((await read(url(), `/changes?since=${since}&wait=1`)).body).toEqual({ items: [], last: since })
    })

    it('rule 15: numbers simultaneous writes without gaps, in the order in which they can be read', async () => {
      const since = await last()
      const writes = Array.from({ length: 20 }, (_, at) => put(url(), 'block-data', makeItem(100 + at)))
      await Promise.all(writes)
      const { items } = await readChanges(url(), since)
      expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => since + 1 + at))
      expect(new Set(items.map(({ id }) => id)).size).toBe(20)
    })

    it('rule 15: resets a reader that the feed does not reach back to, or has never come to', async () => {
      const start = await last()
      expect((await read(url(), `/changes?since=${start + 1}&wait=30`)).body).toEqual({
        items: [],
        last: start,
        reset: true,
      })
      for (let number = 0; number < 60; number++) await put(url(), 'block-data', makeItem(number))
      const end = await last()
      expect((await read(url(), `/changes?since=${end - 51}`)).body).toEqual({ items: [], last: end, reset: true })
      const reachable = await readChanges(url(), end - 50)
      expect(reachable.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => end - 49 + at))
      expect(reachable).not.toHaveProperty('reset')
    })

    it.each(['', 'since=', 'since=-1', 'since=x', 'since=0&wait=31', 'since=0&wait=-1', 'since=1&since=2'])(
      'rule 29: refuses ?%s',
      async (query) => {
        expect((await read(url(), `/changes?${query}`)).status).toBe(400)
      },
    )

    it('answers those who wait when it is stopped', async () => {
      const since = await last()
      const waiting = read(url(), `/changes?since=${since}&wait=30`)
      await read(url(), '/slugs')
      expect(await subject().platform.end('SIGTERM')).toBe(0)
      expect((await waiting).body).toEqual({ items: [], last: since })
      await subject().restart()
    })
  },
  () => ({ TEST_FEED_LENGTH: '50' }),
)

describeOnBoth('the feed of a long history', (subject) => {
  it('rule 15: answers at most 500 changes at a time', async () => {
    const { url } = subject().platform
    for (let number = 0; number < 510; number++) await put(url, 'block-data', makeItem(number))
    const first = await readChanges(url, 0)
    expect([first.items.length, first.last]).toEqual([500, 510])
    const rest = await readChanges(url, Number(first.items.at(-1)?.seq))
    expect(rest.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, at) => 501 + at))
  })
})
