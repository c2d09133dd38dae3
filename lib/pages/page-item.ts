/** The one film or culture production that a page is about. Knows sources, no path. */
import type { Production } from '@/contract/production'
import type { PageData } from './page-data'

/** @returns undefined for a page about several, or none */
export function getPageItem({ page, sources }: Pick<PageData, 'page' | 'sources'>): Production | undefined {
  const singles = page.sources.filter(({ collection }) => !collection)
  return singles.flatMap(({ name }) => sources[name]?.productions.slice(0, 1) ?? [])[0]
}
