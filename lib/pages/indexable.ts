/** The pages of the registry that search engines and the site's own search may show: by their data, never by their path. */
import type { Page } from '@/contract/page'
import { isOwnRoute } from './own-routes'
import { NOT_FOUND_PATH, type Segments, toPath, toSegments } from './path'
import type { Registry } from './registry'

const INDEX = /\/index\.html$/

const showsSearch = ({ blocks }: Page) => blocks.some(({ component, hide }) => component === 'searchResults' && !hide)

/** Pages at a path of their own; those that answer by a pattern belong to their documents. */
export function listIndexablePages({ pages, redirects }: Registry): { page: Page; segments: Segments }[] {
  return [...pages.exact].flatMap(([path, page]) => {
    const segments = toSegments(path.replace(INDEX, '') || '/')
    if (!segments || path === NOT_FOUND_PATH || page.unlisted || showsSearch(page)) return []
    return redirects.has(toPath(segments)) || isOwnRoute(segments) ? [] : [{ page, segments }]
  })
}
