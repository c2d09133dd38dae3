import { makePage, makeSite } from '@/__tests__/lib/content-api/stub-platform'
import { readSite } from '@/contract/site'
import { compilePages, matchPages } from '@/lib/pages/match'

function tableOf(...pages: object[]) {
  const log = jest.fn()
  const site = readSite(makeSite({ pages })).value
  return { table: compilePages(site?.pages ?? [], log), log }
}

const idsOf = (table: ReturnType<typeof tableOf>['table'], ...segments: string[]) =>
  matchPages(table, segments).map(({ page }) => page.id)

describe('rule 2: which pages may answer, in order', () => {
  const { table, log } = tableOf(
    makePage('first-pattern', '/etikett', { matchPath: '/:one' }),
    makePage('exact', '/a'),
    makePage('twice', '/a/'),
    makePage('index', '/a/index.html'),
    makePage('second-pattern', '/a', { matchPath: '/:two' }),
    makePage('deep', '/x', { matchPath: '/article/:slug' }),
    makePage('front', '/index.html'),
    makePage('same', '/y', { matchPath: '/par/:x/:x' }),
    makePage('broken', 'no-slash'),
  )

  it('exact path, then patterns in the order of pages, then path + /index.html (S2.4, S2.5, S2.6)', () => {
    expect(idsOf(table, 'a')).toEqual(['exact', 'first-pattern', 'second-pattern', 'index'])
  })

  it('the first page of a path wins, and the other is logged', () => {
    expect(log).toHaveBeenCalledWith(expect.stringContaining('twice'))
  })

  it('a page with a pattern does not answer its label', () => {
    expect(idsOf(table, 'etikett')).toEqual(['first-pattern', 'second-pattern'])
    expect(matchPages(table, ['etikett'])[0]?.params).toEqual({ one: 'etikett' })
  })

  it('compares with case', () => {
    expect(idsOf(table, 'A')).toEqual(['first-pattern', 'second-pattern'])
    expect(idsOf(table, 'Article', 'x')).toEqual([])
  })

  it('a parameter is one segment', () => {
    expect(matchPages(table, ['article', 'å, b--c'])[0]?.params).toEqual({ slug: 'å, b--c' })
    expect(idsOf(table, 'article', 'a', 'b')).toEqual([])
    expect(idsOf(table, 'article')).toEqual(['first-pattern', 'second-pattern'])
  })

  it('a parameter that is named twice has one value', () => {
    expect(idsOf(table, 'par', '1', '1')).toEqual(['same'])
    expect(idsOf(table, 'par', '1', '2')).toEqual([])
  })

  it('the front page may be /index.html', () => expect(idsOf(table)).toEqual(['front']))

  it('a page that a route of the site’s own hides is none, and is logged', () => {
    const hidden = tableOf(makePage('konto', '/konto'), makePage('dag', '/y', { matchPath: '/kalender/:dag' }))
    expect([idsOf(hidden.table, 'konto'), idsOf(hidden.table, 'kalender', 'x')]).toEqual([[], []])
    expect(hidden.log.mock.calls).toEqual([
      ['page konto: the site itself answers /konto'],
      ['page dag: the site itself answers /kalender/:dag'],
    ])
  })

  it('a page that no address can reach is logged', () => {
    expect(log).toHaveBeenCalledWith(expect.stringContaining('broken'))
  })

  it('takes hostile names for parameters', () => {
    const hostile = tableOf(makePage('p', '/p', { matchPath: '/:__proto__' })).table
    const [candidate] = matchPages(hostile, ['verdi'])
    expect(Object.entries(candidate?.params ?? {})).toEqual([['__proto__', 'verdi']])
  })
})
