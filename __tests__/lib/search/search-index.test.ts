import * as v from 'valibot'
import { makeArticle, makePage, makeProduction } from '@/__tests__/lib/content-api/stub-platform'
import { article } from '@/contract/article'
import { contentItem } from '@/contract/content-item'
import { event } from '@/contract/event'
import { page } from '@/contract/page'
import { production } from '@/contract/production'
import { toArticleDocument, toPageDocument, toProductionDocument, toStarts } from '@/lib/search/documents'
import { createSearchIndex } from '@/lib/search/search-index'

const NOW = 100
const film = (id: string, over: object, starts: number[] = [200]) =>
  toProductionDocument(v.parse(production, makeProduction(id, over)), starts, NOW)
const news = (id: string, over: object) => toArticleDocument(v.parse(article, makeArticle(id, over)))

const index = createSearchIndex(
  [
    film(
      '1',
      { title: 'Trollskogen', contents: [{ summary: 'Et troll', body: '<p>Om <b>lykter</b></p>' }] },
      [50, 300],
    ),
    film('2', { title: 'Blåbær og fløte', director: ['Åse Ødegård'] }),
    film('3', { title: 'Vinterkonsert', object: 'culture', objectClass: 'culture', pageReference: 'v k' }),
    film('4', { title: 'Uten side', object: 'culture', objectClass: 'culture' }),
    film('5', { title: 'Lykter over byen' }, [50]),
    film('6', { title: 'Lykter til salgs', objectClass: 'movie_coming' }, []),
    film('7', { title: 'Avlyst opera', status: 'cancelled' }),
    news('8', { title: 'Nytt lerret', slug: 'nytt å', content: '<p>I sal 1, trollbindende hele vinteren</p>' }),
    news('9', { title: 'Uten adresse', slug: '..' }),
    toPageDocument(
      v.parse(page, makePage('10', '/priser', { title: 'Priser' })),
      '/priser',
      [
        v.parse(contentItem, { id: 'a', type: 'content', body: '<p>Opera koster 90 kroner</p>' }),
        v.parse(contentItem, { id: 'b', type: 'card', title: 'Trombone', link: { href: '/trombone' } }),
      ],
      'Hva det koster',
    ),
  ].flatMap((document) => document ?? []),
)
const titles = (query: string) => index.find(query, NOW).map(({ title }) => title.join(''))

describe('the search', () => {
  it.each([
    ['troll', ['Trollskogen', 'Nytt lerret']],
    ['tro', ['Trollskogen']],
    ['kos', ['Priser']],
    ['TROLLSKOG', ['Trollskogen']],
    ['trolskogen', ['Trollskogen']],
    ['blabaer', ['Blåbær og fløte']],
    ['blaabær', ['Blåbær og fløte']],
    ['ase oedegaard', ['Blåbær og fløte']],
    ['konserter', ['Vinterkonsert']],
    ['lerretet i salen', ['Nytt lerret']],
    ['lerret konsert', []],
    ['finnes trollskogen egentlig', ['Trollskogen']],
    ['uten side', []],
    ['trombone', []],
    ['<script>', []],
    ['^.*$ (q+)+ [', []],
    ['', []],
  ])('%s', (query, expected) => expect(titles(query)).toEqual(expected))

  it('what can be seen goes before what always stands, what is past goes last', () => {
    expect(titles('opera')).toEqual(['Avlyst opera', 'Priser'])
    expect(titles('lykter').at(-1)).toBe('Lykter over byen')
    expect(titles('lykter')).toContain('Lykter til salgs')
  })

  it('gives path, kind, marks and the next start, or what is told in its place', () => {
    expect(index.find('trollskogen', NOW)).toEqual([
      { path: '/1-slug', kind: 'film', title: ['', 'Trollskogen', ''], excerpt: ['Et troll'], next: 300 },
    ])
    expect(index.find('trollskogen', 400)[0]).toMatchObject({ state: 'past' })
    expect(index.find('opera', NOW)[0]).toMatchObject({ state: 'cancelled' })
    expect(index.find('opera', NOW)[0]).not.toHaveProperty('next')
    expect(index.find('lykter til salgs', NOW)[0]).not.toHaveProperty('state')
    expect(index.find('vinterkonsert', NOW)[0]?.path).toBe('/v%20k')
    expect(index.find('lerret', NOW)[0]?.path).toBe('/article/nytt%20%C3%A5')
  })

  it('gives the language of an article', () => {
    expect(index.find('lerret', NOW)[0]?.lang).toBe('nb')
    expect(index.find('trollskogen', NOW)[0]).not.toHaveProperty('lang')
  })

  it('knows what is spelt almost so', () => {
    expect(titles('bringebær')).toEqual([])
    expect(index.findNear('vantrkonset')).toEqual([{ path: '/v%20k', label: 'Vinterkonsert' }])
  })

  it('takes few words, of any length', () => {
    expect(titles('troll '.repeat(10_000))).toContain('Trollskogen')
    expect(titles('x'.repeat(100_000))).toEqual([])
  })

  it('the starts are those of events that take place', () => {
    const events = [
      { id: 'b', production: { id: 'p', parentSlug: 's' }, start: 3, status: 'cancelled' },
      { id: 'c', production: { id: 'p', parentSlug: 's' }, start: 5, status: 'soldOut' },
      { id: 'a', production: { id: 'p', parentSlug: 's' }, start: 9, status: 'onSale' },
    ]
    expect(toStarts(events.map((one) => v.parse(event, one))).get('p')).toEqual([5, 9])
  })
})
