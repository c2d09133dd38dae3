/** Which paths answer, and which page of the registry no path leads to. Knows the site's own way of matching. */

import { compilePages, matchPages } from '@/lib/pages/match'
import { isHidden, isOwnRoute } from '@/lib/pages/own-routes'
import { decodePath, toPath, toSegments } from '@/lib/pages/path'
import { compileRedirects } from '@/lib/pages/redirects'
import type { Fault } from '@/platform/content/fault'
import type { House } from './read-house'

export interface Addresses {
  /** @param path as in an address: encoded or not, with or without query and hash */
  answers: (path: string) => boolean
  faults: Fault[]
}

interface Addressed {
  file: string
  path: string
}

function listAddressed({ pages, productions, articles }: House): Addressed[] {
  return [
    ...pages.filter(({ page }) => page.matchPath === undefined).map(({ file, page }) => ({ file, path: page.path })),
    ...productions.flatMap(({ file, production: { object, parentSlug, pageReference } }) => {
      const segment = object === 'culture' ? pageReference : parentSlug
      return segment === undefined ? [] : [{ file, path: `/${segment}` }]
    }),
    ...articles.map(({ file, article }) => ({ file, path: `/article/${article.slug}` })),
  ]
}

export function readAddresses(house: House): Addresses {
  const faults: Fault[] = []
  const refuse = (file: string, message: string) => faults.push({ file, field: 'path', message })
  const redirects = compileRedirects(house.site.redirects, new Set(), (line) => refuse('site.yaml', line))
  const table = compilePages(house.site.pages, () => {})
  for (const { file, page } of house.pages) {
    const pattern = toSegments(page.matchPath ?? '/')
    if (pattern && isHidden(pattern)) refuse(file, `the site itself answers ${page.matchPath}`)
  }
  const known = new Map<string, string>()
  for (const { file, path } of listAddressed(house)) {
    const segments = toSegments(path)
    const other = segments && known.get(toPath(segments))
    if (segments && isHidden(segments)) refuse(file, `the site itself answers ${path}`)
    else if (!segments || matchPages(table, segments).length === 0) refuse(file, `no page answers ${path}`)
    else if (other !== undefined) refuse(file, `${other} is at ${path} already`)
    else if (redirects.has(toPath(segments))) refuse(file, `a redirect of site.yaml hides ${path}`)
    else known.set(toPath(segments), file)
  }
  return {
    faults,
    answers(path) {
      const segments = decodePath(path.replace(/[?#].*$/s, ''))
      if (typeof segments === 'string') return false
      return isOwnRoute(segments) || known.has(toPath(segments)) || redirects.has(toPath(segments))
    },
  }
}
