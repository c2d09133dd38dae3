import { text } from 'node:stream/consumers'
import { loadArticles } from '@/lib/content-api/articles'
import { loadItems } from '@/lib/content-api/block-data'
import { loadChanges } from '@/lib/content-api/changes'
import { loadEvents, loadLastEvents } from '@/lib/content-api/events'
import { loadProduction, loadProductions, loadProductionsByIds } from '@/lib/content-api/productions'
import { loadSlugs } from '@/lib/content-api/slugs'
import { HttpError } from '@/lib/http/errors'
import {
  applySettings,
  makeArticle,
  makeEvent,
  makeProduction,
  type StubPlatform,
  startStubPlatform,
} from './stub-platform'

let platform: StubPlatform
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())
beforeEach(() => {
  platform.productions = []
  platform.events = []
  platform.articles = []
  platform.items = []
  platform.calls.length = 0
  platform.faults.clear()
  warn.mockClear()
})

const many = <T>(count: number, make: (position: string) => T) =>
  Array.from({ length: count }, (_, position) => make(String(position).padStart(4, '0')))
const answer =
  (body: unknown, status = 200) =>
  (_: unknown, response: { writeHead: (s: number) => { end: (b: string) => void } }) =>
    response.writeHead(status).end(JSON.stringify(body))
const callsOf = (path: string) => platform.calls.filter((call) => call.includes(path))

describe('rule 13: a list is read to its total', () => {
  it('500 at a time', async () => {
    platform.productions = many(620, (id) => makeProduction(id))
    expect(await loadProductions([])).toHaveLength(620)
    expect(callsOf('/productions')).toEqual([
      expect.stringContaining('skip=0&take=500'),
      expect.stringContaining('skip=500&take=500'),
    ])
  })

  it('of slugs, also where an article and a production have the same id', async () => {
    platform.articles = [makeArticle('1')]
    platform.productions = [makeProduction('1'), makeProduction('1')]
    expect((await loadSlugs()).map(({ model, slug }) => `${model} ${slug}`)).toEqual([
      'article 1-slug',
      'production 1-slug',
    ])
  })

  it('ends where a total is larger than what there is', async () => {
    platform.faults.set('/productions', answer({ items: [], total: 1_000_000 }))
    expect(await loadProductions([])).toEqual([])
    expect(callsOf('/productions')).toHaveLength(1)
  })

  it('leaves out what came already, and ends where the list repeats itself for ever', async () => {
    platform.faults.set('/productions', answer({ items: [makeProduction('a'), makeProduction('a')], total: 1_000_000 }))
    expect(await loadProductions([])).toHaveLength(1)
    expect(callsOf('/productions').length).toBeLessThanOrEqual(200)
  })

  it('asks for ids 200 at a time, each once, archived ones too', async () => {
    platform.productions = many(450, (id) => makeProduction(id, { archived: true }))
    const ids = platform.productions.map(({ id }) => id)
    expect(await loadProductionsByIds([...ids, ...ids, 'a,b', ''])).toHaveLength(450)
    expect(callsOf('/productions')).toHaveLength(3)
  })

  it('a single document may be archived', async () => {
    platform.productions = [makeProduction('gammel', { archived: true })]
    expect((await loadProduction(['id:eq:gammel']))?.id).toBe('gammel')
    expect(await loadProductions([])).toEqual([])
  })
})

describe('rule 14: the last events of a production', () => {
  it('are the last by start, in order of start', async () => {
    platform.events = many(450, (id) => makeEvent(id, 'p', Number(id)))
    const events = await loadLastEvents([], 200)
    expect(events.map(({ start }) => start)).toEqual(Array.from({ length: 200 }, (_, position) => position + 250))
  })
})

describe('rule 18: bad documents', () => {
  it('are dropped and logged with their place, and the rest stands', async () => {
    platform.productions = [makeProduction('a'), makeProduction('b', { title: '' }), makeProduction('c', { year: 'x' })]
    expect((await loadProductions([])).map(({ id, year }) => [id, year])).toEqual([
      ['a', undefined],
      ['c', undefined],
    ])
    const lines = warn.mock.calls.map(([line]) => String(line))
    expect(lines).toEqual([
      expect.stringMatching(/productions: dropped items\[1\]\.title \(b\)/),
      expect.stringMatching(/productions: dropped items\[2\]\.year \(c\)/),
    ])
  })

  it('a single source passes over a bad match', async () => {
    platform.productions = [...many(12, (id) => makeProduction(id, { title: 7 })), makeProduction('god')]
    expect((await loadProduction([]))?.id).toBe('god')
  })

  it('a bad document does not shift the pages of a list', async () => {
    platform.articles = many(510, (id) => makeArticle(id, id === '0003' ? { title: null } : {}))
    expect(await loadArticles([])).toHaveLength(509)
  })

  it.each([[{ items: 7, total: 1 }], [[]], ['nei'], [{ items: [] }]])('%j is no list, and an error', async (body) => {
    platform.faults.set('/productions', answer(body))
    await expect(loadProductions([])).rejects.toThrow(HttpError)
  })
})

describe('calls', () => {
  it('repeat the filter and never bracket it', async () => {
    await loadEvents(['a:eq:1 & 2', 'b:regex:^æ+$'], 5)
    expect(callsOf('/events')[0]).toContain('filter=a:eq:1 & 2&filter=b:regex:^æ+$&from=5')
  })

  it('a refusal is an error with its status', async () => {
    platform.faults.set('/events', answer({ title: 'Nei', status: 400 }, 400))
    await expect(loadEvents([], 0)).rejects.toMatchObject({ status: 400 })
  })

  it('fetch the management token once for all, and ask stable content only (S7.19, S7.21)', async () => {
    platform.items = many(450, (id) => ({ id, type: 'title', title: id }))
    expect(await loadItems(platform.items.map(({ id }) => id))).toHaveLength(450)
    expect(callsOf('/connect/token').length).toBeLessThanOrEqual(1)
    await loadArticles([])
    const managed = platform.calls.filter((call) => call.startsWith('/management/'))
    expect(managed.filter((call) => !/^\/management\/site\/[^/]+\/(block-data|article)\?stable=1&/.test(call))).toEqual(
      [],
    )
    expect(new Set(managed.map((call) => call.split(/[/?]/)[4]))).toEqual(new Set(['block-data', 'article']))
  })

  it('ask the identity provider for a token with the credentials of the client (S7.21)', async () => {
    const asked: Promise<string>[] = []
    platform.faults.set('/block-data', answer({}, 401))
    platform.faults.set('/connect/token', (request, response) => {
      asked.push(text(request))
      answer({ access_token: 't', token_type: 'Bearer', expires_in: 600 })(request, response)
    })
    await expect(loadItems(['a'])).rejects.toMatchObject({ status: 401 })
    expect(await Promise.all(asked)).toEqual(['grant_type=client_credentials&client_id=client&client_secret=secret'])
  })

  it('ask nothing for no ids', async () => {
    expect(await loadItems([])).toEqual([])
    expect(platform.calls).toEqual([])
  })
})

describe('rule 18: an id is the smallest element', () => {
  const LONG = 'x'.repeat(20_000)
  const idsOf = (url: URL) => url.searchParams.get('ids')?.split(',') ?? []
  /** Refuses lists that hold a bad id, as usual for the others. */
  function refuse(status: number, isBad: (id: string) => boolean) {
    platform.faults.set('/productions', (request, response, url) => {
      if (idsOf(url).some(isBad)) return response.writeHead(status).end('{}')
      return answer({ items: idsOf(url).map((id) => makeProduction(id)), total: idsOf(url).length })(request, response)
    })
  }
  const ids = Array.from({ length: 200 }, (_, position) => `id${position}`)

  it.each([400, 413, 414, 431])('one that is refused with %i is dropped, and the others come', async (status) => {
    refuse(status, (id) => id === 'id77')
    const found = await loadProductionsByIds(ids)
    expect(found.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'id77'))
    expect(callsOf('/productions').length).toBeLessThan(20)
  })

  it('one that no address holds is not asked for', async () => {
    platform.items = [{ id: 'ok', type: 'title', title: 'T' }]
    expect((await loadItems(['ok', LONG])).map(({ id }) => id)).toEqual(['ok'])
    expect(callsOf('xxx')).toEqual([])
    expect(warn.mock.calls.flat().join()).toMatch(/block-data: dropped ids that the platform does not take: x{100}$/)
  })

  it('long ones are asked for in addresses of a bearable length, whatever their letters', async () => {
    const long = Array.from({ length: 100 }, (_, position) => `${position}${'å'.repeat(60)}\ud800`)
    platform.productions = long.map((id) => makeProduction(id.replace(/\p{Cs}/u, '\ufffd')))
    expect(await loadProductionsByIds(long)).toHaveLength(100)
    expect(Math.max(...callsOf('/productions').map((call) => encodeURI(call).length))).toBeLessThan(8_000)
  })

  it('a token that is refused is no refusal of ids', async () => {
    platform.faults.set('/block-data', answer({}, 401))
    platform.faults.set('/connect/token', answer({ error: 'invalid_client' }, 400))
    await expect(loadItems(['a'])).rejects.toThrow('no token: Request failed with status code 400')
  })

  it('what is no refusal is an error', async () => {
    refuse(503, (id) => id === 'id77')
    await expect(loadProductionsByIds(ids)).rejects.toMatchObject({ status: 503 })
    expect(callsOf('/productions')).toHaveLength(1)
  })
})

describe('rule 15: the feed', () => {
  it('goes on from the last item received, readable or not', async () => {
    const items = [
      { model: 'page', id: 'a', seq: 4, at: 1 },
      { model: 'nytt', id: 'b', seq: 5, at: 1 },
    ]
    platform.faults.set('/changes', answer({ items, last: 9 }))
    const changes = await loadChanges(3, 0)
    expect(changes.items.map(({ id }) => id)).toEqual(['a'])
    expect(changes.next).toBe(5)
  })

  it('goes on from last after a reset', async () => {
    platform.faults.set('/changes', answer({ items: [], last: 9, reset: true }))
    expect((await loadChanges(30, 0)).next).toBe(9)
  })
})
