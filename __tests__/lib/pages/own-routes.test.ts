import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isFile, isOwnRoute, OWN_ROUTES } from '@/lib/pages/own-routes'
import { NOT_FOUND_ROUTE, UNCACHED_ROUTE } from '@/lib/pages/path'

/** Routes that show pages of the registry, or their pictures. */
const OF_THE_REGISTRY = [
  '',
  '[production]',
  '[...path]',
  'article/[slug]',
  'search',
  'internal--/not-found',
  'internal--/uncached/[[...path]]',
  'api/card/[[...path]]',
]

function listRoutes(): string[] {
  const files = readdirSync(path.join(process.cwd(), 'app'), { recursive: true, encoding: 'utf8' })
  const routes = files.filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
  return routes.map((file) => path.dirname(file).replace(/^\.$/, ''))
}

describe("the site's own routes", () => {
  it('are all named: the door answers what is neither here nor in the registry with 404', () => {
    expect(
      listRoutes()
        .filter((route) => !OF_THE_REGISTRY.includes(route))
        .toSorted(),
    ).toEqual(OWN_ROUTES.toSorted())
  })

  it('a path below a route is none', () => {
    expect(isOwnRoute(['api', 'search'])).toBe(true)
    expect(isOwnRoute(['api', 'finnes-ikke'])).toBe(false)
    expect(isFile(['_next', 'static', 'finnes-ikke.js'])).toBe(false)
    expect(isOwnRoute([])).toBe(false)
  })

  it('no page of the registry is below what only the door leads to', () => {
    expect(OF_THE_REGISTRY).toEqual(
      expect.arrayContaining([NOT_FOUND_ROUTE.slice(1), `${UNCACHED_ROUTE.slice(1)}/[[...path]]`]),
    )
  })

  it('a part in brackets is any one segment', () => {
    expect(isOwnRoute(['kalender', 'e1'])).toBe(true)
    expect(isOwnRoute(['kalender', '[event]'])).toBe(true)
    expect(isOwnRoute(['kalender'])).toBe(false)
    expect(isOwnRoute(['kalender', 'e1', 'mer'])).toBe(false)
    expect(isOwnRoute(['kalenderen', 'e1'])).toBe(false)
  })
})
