import { applySettings, makePage, makeSite } from '@/__tests__/lib/content-api/stub-platform'
import type { Slug } from '@/contract/change'
import { readSite } from '@/contract/site'
import { listKnownPaths, type PathKind, toPathKind } from '@/lib/pages/known-paths'
import { toAddress } from '@/lib/pages/path'
import { toRegistry } from '@/lib/pages/registry'

applySettings('http://127.0.0.1:1')

const bound = (model: string, property: string, over: object = {}) => ({
  name: 's',
  model,
  collection: false,
  filter: [{ property, operator: 'eq', value: '@slug' }],
  ...over,
})
const matching = (matchPath: string, ...sources: object[]) => makePage(matchPath, matchPath, { matchPath, sources })
const site = readSite(
  makeSite({
    pages: [
      makePage('front', '/'),
      makePage('a', '/a/b'),
      makePage('mappe', '/mappe/index.html'),
      matching('/:slug', bound('production', 'parentSlug')),
      matching('/article/:slug', bound('article', 'slug')),
      matching('/alt/:noe'),
      matching('/kategori/:slug', bound('production', 'genres', { collection: true })),
      matching('/forestilling/:slug', bound('event', 'id')),
      matching('/edi/:slug', bound('production', 'ediNumber')),
      matching('/edi/:slug/:fane', bound('production', 'ediNumber')),
      matching(
        '/del/:slug',
        bound('article', 'slug', { filter: [{ property: 'slug', operator: 'regex', value: '@slug' }] }),
      ),
      matching('/begge/:slug', bound('article', 'slug'), bound('production', 'pageReference', { name: 't' })),
      matching('/forst/:slug', bound('event', 'id')),
      matching('/forst/:noe'),
    ],
  }),
).value
if (!site) throw new Error('no site')
const registry = toRegistry(site)
const slugs: Slug[] = [
  { model: 'production', id: '1', slug: 'gammel', updatedAt: 1 },
  { model: 'production', id: '2', slug: 'ny å', updatedAt: 2 },
  { model: 'production', id: '3', slug: 'a/b', updatedAt: 3 },
  { model: 'article', id: '4', slug: 'nytt', updatedAt: 4 },
  { model: 'article', id: '5', slug: 'felles', updatedAt: 0 },
  { model: 'production', id: '6', slug: 'felles', updatedAt: 0 },
]

describe('known paths', () => {
  const reaches: [string[], PathKind][] = [
    [[], 'known'],
    [['a', 'b'], 'known'],
    [['mappe'], 'known'],
    [['mappe', 'index.html'], 'known'],
    [['gammel'], 'known'],
    [['Gammel'], 'none'],
    [['nytt'], 'none'],
    [['article', 'nytt'], 'known'],
    [['article', 'gammel'], 'none'],
    [['ukjent'], 'none'],
    [['a'], 'none'],
    [['a', 'b', 'c'], 'none'],
    [['begge', 'nytt'], 'none'],
    [['begge', 'felles'], 'known'],
    [['forestilling', 'e1'], 'finite'],
    [['edi', 'NO-1'], 'finite'],
    [['edi', 'NO-1', 'om'], 'endless'],
    [['alt', 'nytt'], 'endless'],
    [['kategori', 'konsert'], 'endless'],
    [['del', 'ny'], 'endless'],
    [['del', 'nytt'], 'known'],
    [['forst', 'e1'], 'endless'],
  ]
  it.each(reaches)('%j: %s', (segments, expected) => {
    expect(toPathKind(registry, slugs, segments)).toBe(expected)
  })

  it('while no slugs were read, one that is looked for by its slug may exist', () => {
    expect(toPathKind(registry, undefined, ['article', 'nytt'])).toBe('finite')
    expect(toPathKind(registry, undefined, ['a', 'b'])).toBe('known')
    expect(toPathKind(registry, undefined, ['a', 'b', 'c'])).toBe('none')
  })

  it('are listed once, the registry first, then what was written last; unusable slugs, and those of others, not at all', () => {
    expect(listKnownPaths(registry, slugs).map(toAddress)).toEqual([
      '/',
      '/a/b',
      '/mappe',
      '/ny%20%C3%A5',
      '/gammel',
      '/felles',
      '/article/nytt',
      '/article/felles',
      '/del/nytt',
      '/del/felles',
      '/begge/felles',
    ])
  })

  it('every listed path is known', () => {
    expect(listKnownPaths(registry, slugs).every((segments) => toPathKind(registry, slugs, segments) === 'known')).toBe(
      true,
    )
  })
})
