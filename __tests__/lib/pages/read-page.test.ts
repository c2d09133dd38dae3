import {
  applySettings,
  makeArticle,
  makeEvent,
  makePage,
  makeProduction,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { tags } from '@/lib/freshness/tags'
import { readPage } from '@/lib/pages/read-page'

const NOW = Date.parse('2026-11-20T18:00:00+01:00')
const HOUR = 3_600_000

let platform: StubPlatform
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

const filter = (property: string, value: string, operator = 'eq') => ({ property, operator, value })
const source = (name: string, model: string, collection: boolean, ...filters: object[]) => ({
  name,
  model,
  collection,
  filter: filters,
})
const block = (id: string, data: string[], over: object = {}) => ({
  component: 'content',
  id,
  hide: false,
  place: { row: 0, column: 0, order: 0 },
  data,
  ...over,
})

const OWN = [
  source('en', 'production', false, filter('parentSlug', '@slug'), filter('object', 'movie')),
  source('tider', 'event', true, filter('production.parentSlug', '@slug')),
]

function serve(...pages: object[]) {
  platform.site = makeSite({ pages })
}

const callsOf = (path: string) => platform.calls.filter((call) => call.includes(path))

beforeAll(async () => {
  process.env.FROZEN_NOW = String(NOW)
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())
beforeEach(() => {
  Object.assign(platform, { productions: [], events: [], articles: [], items: [] })
  platform.calls.length = 0
  platform.faults.clear()
  warn.mockClear()
})

describe('rule 2: where a single source finds nothing, the next candidate is tried', () => {
  beforeEach(() => {
    serve(
      makePage('kultur', '/k', {
        matchPath: '/:slug',
        sources: [source('en', 'production', false, filter('pageReference', '@slug'))],
      }),
      makePage('film', '/f', { matchPath: '/:slug', sources: OWN }),
      makePage('borte', '/404.html'),
    )
    platform.productions = [
      makeProduction('f', { parentSlug: 'filmen' }),
      makeProduction('k', { object: 'culture', objectClass: 'culture', parentSlug: 'x', pageReference: 'konserten' }),
    ]
  })

  it.each([
    ['konserten', 'kultur'],
    ['filmen', 'film'],
  ])('%s is answered by %s', async (slug, page) => {
    const { data } = await readPage([slug])
    expect(data?.page.id).toBe(page)
    expect(data?.params).toEqual({ slug })
  })

  it('nothing answers what no candidate finds', async () => {
    expect((await readPage(['finnes-ikke'])).data).toBeUndefined()
  })

  it('rule 18: a page whose single source is dropped does not answer', async () => {
    platform.productions = [makeProduction('f', { parentSlug: 'filmen', title: '' })]
    expect((await readPage(['filmen'])).data).toBeUndefined()
  })

  it('an unreachable platform is an error, never an absent page', async () => {
    platform.faults.set('/productions', (_, response) => response.writeHead(500).end())
    await expect(readPage(['filmen'])).rejects.toThrow('Request failed with status code 500')
  })
})

describe('rule 12: sources', () => {
  it('refused with 400 is empty and logged, and the page stands', async () => {
    serve(makePage('a', '/a', { sources: [source('s', 'production', true, filter('x', '(', 'regex'))] }))
    platform.faults.set('/productions', (_, response) =>
      response.writeHead(400).end(JSON.stringify({ title: 'Nei', status: 400, detail: 'does not compile' })),
    )
    const { data, tags: found } = await readPage(['a'])
    expect(data?.sources.s).toMatchObject({ productions: [], showings: [], articles: [] })
    // Two minutes later it is asked for again.
    expect(found).toContain(tags.clock)
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/page a, source s.*does not compile/))
  })

  it('without its route parameter finds nothing, and does not ask', async () => {
    serve(makePage('a', '/a', { sources: [source('s', 'article', true, filter('slug', '@mangler'))] }))
    platform.articles = [makeArticle('1')]
    expect((await readPage(['a'])).data?.sources.s?.articles).toEqual([])
    expect(callsOf('/article')).toEqual([])
  })
})

describe('rule 14: events', () => {
  it('a list asks from six hours ago', async () => {
    serve(makePage('a', '/a', { sources: [source('s', 'event', true)] }))
    await readPage(['a'])
    expect(callsOf('/events')[0]).toContain(`from=${NOW - 6 * HOUR}`)
  })

  it("a production's own page looks back, and shows its last 200", async () => {
    serve(makePage('f', '/f', { matchPath: '/:slug', sources: OWN }))
    platform.productions = [makeProduction('p', { parentSlug: 's' })]
    platform.events = Array.from({ length: 230 }, (_, day) =>
      makeEvent(`e${day}`, 'p', NOW - day * 24 * HOUR, { production: { id: 'p', parentSlug: 's' } }),
    )
    const showings = (await readPage(['s'])).data?.sources.tider?.showings ?? []
    expect(callsOf('/events').join()).not.toContain('from=')
    expect(showings).toHaveLength(200)
    expect(showings.at(-1)?.start).toBe(NOW)
    expect(showings[0]?.production?.title).toBe('Film p')
  })

  it('are joined with the productions of the page, and the others by their ids', async () => {
    serve(
      makePage('a', '/a', {
        sources: [source('filmer', 'production', true, filter('object', 'movie')), source('alle', 'event', true)],
      }),
    )
    platform.productions = [
      makeProduction('p'),
      makeProduction('q', { object: 'culture', objectClass: 'culture', archived: true, title: 'Gammel', duration: 30 }),
    ]
    platform.events = [makeEvent('1', 'p', NOW), makeEvent('2', 'q', NOW), makeEvent('3', 'borte', NOW)]
    const showings = (await readPage(['a'])).data?.sources.alle?.showings ?? []
    expect(showings.map(({ id, title, production }) => [id, title, production?.id])).toEqual([
      ['1', 'Film p', 'p'],
      ['2', 'Gammel', 'q'],
      ['3', '', undefined],
    ])
    expect(showings[1]?.end).toBe(NOW + HOUR / 2)
    expect(callsOf('ids=q,borte')).toHaveLength(1)
  })
})

describe('rule 10: what has another locale is not shown', () => {
  it('items of hidden blocks are not read, those of another locale are left out', async () => {
    serve(
      makePage('a', '/a', {
        blocks: [block('b', ['nb', 'en', 'alle', 'mangler']), block('c', ['skjult'], { hide: true })],
      }),
    )
    platform.items = [
      { id: 'nb', type: 'content', locale: 'nb' },
      { id: 'en', type: 'content', locale: 'en' },
      { id: 'alle', type: 'content' },
      { id: 'skjult', type: 'content' },
    ]
    expect(Object.keys((await readPage(['a'])).data?.items ?? {})).toEqual(['nb', 'alle'])
    expect(callsOf('/block-data').join()).not.toContain('skjult')
  })

  it('an article of another locale is shown', async () => {
    serve(makePage('a', '/a', { sources: [source('s', 'article', true)] }))
    platform.articles = [makeArticle('1', { node_locale: 'en' })]
    expect((await readPage(['a'])).data?.sources.s?.articles).toHaveLength(1)
  })
})

describe('rule 18: an id is the smallest element', () => {
  it('a page stands without the item and the production that cannot be asked for', async () => {
    const long = 'x'.repeat(20_000)
    serve(makePage('a', '/a', { sources: [source('s', 'event', true)], blocks: [block('b', ['ok', long])] }))
    platform.items = [{ id: 'ok', type: 'content' }]
    platform.productions = [makeProduction('p')]
    platform.events = [makeEvent('1', 'p', NOW), makeEvent('2', long, NOW)]
    const { data } = await readPage(['a'])
    expect(Object.keys(data?.items ?? {})).toEqual(['ok'])
    expect(data?.sources.s?.showings.map(({ title }) => title)).toEqual(['Film p', ''])
  })
})

describe('the context of a page', () => {
  it('says where and when it was made, and nothing secret', async () => {
    serve(makePage('a', '/å'))
    const { data } = await readPage(['å'])
    expect(data?.context).toEqual({
      locale: 'nb',
      path: '/å',
      address: '/%C3%A5',
      choice: undefined,
      siteTitle: 'Huset',
      imagesUrl: `${platform.url}/images`,
      newsletterAction: undefined,
      runtime: { url: `${platform.url}/runtime`, site: 7 },
      generatedAt: NOW,
      search: undefined,
    })
    expect(JSON.stringify(data)).not.toMatch(/hemmelig|whsec_/)
  })
})

describe('tags by data', () => {
  it("a production's own page hears of its production, its events and its slug, not of every event", async () => {
    serve(makePage('f', '/f', { matchPath: '/:slug', sources: OWN, blocks: [block('b', ['i'])] }))
    platform.productions = [makeProduction('p', { parentSlug: 's' })]
    platform.events = [makeEvent('e', 'p', NOW, { production: { id: 'p', parentSlug: 's' } })]
    expect((await readPage(['s'])).tags).toEqual([
      'site',
      'path:%2Fs',
      'page:f',
      'slug:s',
      'item:i',
      'production:p',
      'event:e',
      'clock',
    ])
  })

  it('a list hears of every document of its model, and a list of events of every production', async () => {
    serve(makePage('a', '/a', { sources: [source('e', 'event', true), source('n', 'article', true)] }))
    expect((await readPage(['a'])).tags).toEqual(['site', 'path:%2Fa', 'page:a', 'events', 'productions', 'articles'])
  })

  it('a page that finds nothing hears of what it looked for', async () => {
    serve(makePage('a', '/a', { sources: [source('en', 'article', false, filter('slug', 'fast'))] }))
    expect((await readPage(['a'])).tags).toContain('articles')
  })
})
