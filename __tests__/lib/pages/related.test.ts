import {
  applySettings,
  makePage,
  makeProduction,
  makeSite,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { readPage } from '@/lib/pages/read-page'

let platform: StubPlatform
jest.spyOn(console, 'warn').mockImplementation(() => {})

const OWN = [
  {
    name: 'en',
    model: 'production',
    collection: false,
    filter: [{ property: 'parentSlug', operator: 'eq', value: '@slug' }],
  },
]
const film = (id: string, genres: string[], over: object = {}) =>
  makeProduction(id, { parentSlug: id, object: 'movie', objectClass: 'movie', genres, features: [], ...over })

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())
beforeEach(() => {
  Object.assign(platform, { productions: [], events: [], articles: [], items: [] })
  platform.calls.length = 0
  platform.faults.clear()
  platform.site = makeSite({ pages: [makePage('f', '/f', { matchPath: '/:slug', sources: OWN })] })
})

const relatedTo = async (slug: string) => (await readPage([slug])).data?.related?.map(({ id }) => id)

describe('what is like a film', () => {
  it('shares most with it, is on now, and is not itself; four at most', async () => {
    platform.productions = [
      film('a', ['Drama', 'Krig', 'Historie']),
      film('b', ['Drama']),
      film('c', ['Krig', 'Drama']),
      film('d', ['Familie']),
      film('e', ['Drama'], { status: 'cancelled' }),
      film('f', ['Drama'], { objectClass: 'movie_coming' }),
      ...['g', 'h', 'i'].map((id) => film(id, ['Krig'])),
    ]
    expect(await relatedTo('a')).toEqual(['c', 'b', 'g', 'h'])
  })

  it('is announced to the page by its own changes, not by every production’s', async () => {
    platform.productions = [film('a', ['Drama']), film('b', ['Drama'])]
    const { tags } = await readPage(['a'])
    expect(tags).toContain('production:b')
    expect(tags).not.toContain('productions')
  })

  it('is left out where the platform does not tell, and the page stands', async () => {
    platform.productions = [film('a', ['Drama']), film('b', ['Drama'])]
    let calls = 0
    platform.faults.set('/productions', (_, response) => {
      calls += 1
      if (calls > 1) response.writeHead(500).end()
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ items: [platform.productions[0]], total: 1 }))
    })
    expect(await relatedTo('a')).toEqual([])
    expect(calls).toBe(2)
  })

  it('is not asked for where the film is of no kind', async () => {
    platform.productions = [film('a', [])]
    expect(await relatedTo('a')).toEqual([])
    expect(platform.calls.filter((call) => call.includes('objectClass'))).toEqual([])
  })
})
