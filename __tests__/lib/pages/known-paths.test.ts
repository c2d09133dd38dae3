import { applySettings, makePage, makeSite } from '@/__tests__/lib/platform/stub-platform'
import type { Slug } from '@/contract/change'
import { readSite } from '@/contract/site'
import { isKnownPath, listKnownPaths } from '@/lib/pages/known-paths'
import { toAddress } from '@/lib/pages/path'
import { toRegistry } from '@/lib/pages/registry'

applySettings('http://127.0.0.1:1')

const single = (model: string) => [
  { name: 's', model, collection: false, filter: [{ property: 'slug', operator: 'eq', value: '@slug' }] },
]
const site = readSite(
  makeSite({
    pages: [
      makePage('front', '/'),
      makePage('a', '/a/b'),
      makePage('mappe', '/mappe/index.html'),
      makePage('film', '/film', { matchPath: '/:slug', sources: single('production') }),
      makePage('sak', '/sak', { matchPath: '/article/:slug', sources: single('article') }),
      makePage('alt', '/alt', { matchPath: '/alt/:noe' }),
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
]

describe('known paths', () => {
  const known: [string[], boolean][] = [
    [[], true],
    [['a', 'b'], true],
    [['mappe'], true],
    [['mappe', 'index.html'], true],
    [['gammel'], true],
    [['Gammel'], false],
    [['nytt'], false],
    [['article', 'nytt'], true],
    [['article', 'gammel'], false],
    [['alt', 'nytt'], true],
    [['alt', 'gammel'], true],
    [['alt', 'noe-annet'], false],
    [['ukjent'], false],
    [['a'], false],
    [['a', 'b', 'c'], false],
  ]
  it.each(known)('%j: %s', (segments, expected) => {
    expect(isKnownPath(registry, slugs, segments)).toBe(expected)
  })

  it('are listed once, the registry first, then what was written last; unusable slugs not at all', () => {
    expect(listKnownPaths(registry, slugs).map(toAddress)).toEqual([
      '/',
      '/a/b',
      '/mappe',
      '/ny%20%C3%A5',
      '/gammel',
      '/article/nytt',
      '/alt/nytt',
      '/alt/ny%20%C3%A5',
      '/alt/gammel',
    ])
  })

  it('every listed path is known', () => {
    expect(listKnownPaths(registry, slugs).every((segments) => isKnownPath(registry, slugs, segments))).toBe(true)
  })
})
