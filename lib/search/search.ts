/** The search over what the platform has now: what was asked, what was found, and where to go on from nothing. */
import { now } from '@/lib/clock'
import { loadLastSite } from '@/lib/content-api/sites'
import { toErrorText } from '@/lib/error-text'
import { logOnce } from '@/lib/log-once'
import type { SearchAnswer, Way } from './answer'
import { loadIndex } from './kept-index'
import { toQuery } from './query'
import type { SearchIndex } from './search-index'

/** The entries at the top of the menu that lead to the site's own pages. */
async function listWays(): Promise<Way[]> {
  const site = await loadLastSite().catch(() => undefined)
  if (!site) return []
  const tops = site.theme.menu.filter(
    ({ place, locale, parent }) => place === 'header' && locale === site.locale.default && !parent,
  )
  const inOrder = tops.toSorted((a, b) => a.order - b.order)
  return inOrder.flatMap(({ path, label }) => (path?.startsWith('/') ? [{ path, label }] : []))
}

/** @returns undefined where the platform does not answer and no index was ever made */
async function getIndex(version: string): Promise<SearchIndex | undefined> {
  try {
    return await loadIndex(version)
  } catch (error) {
    logOnce(`search: there is no index: ${toErrorText(error)}`)
    return undefined
  }
}

/**
 * @param written by a visitor: anything
 * @param version of the content, as the door tells it
 * @returns no hits for an empty query. Never throws
 */
export async function search(written: string, version: string): Promise<SearchAnswer> {
  const query = toQuery(written)
  const nothing = { query, hits: [], near: [], ways: await listWays() }
  if (query === '') return nothing
  const index = await getIndex(version)
  if (!index) return { ...nothing, isDown: true }
  const hits = index.find(query, now())
  return hits.length > 0 ? { query, hits, near: [], ways: [] } : { ...nothing, near: index.findNear(query) }
}
