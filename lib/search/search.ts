/** The search over what the platform has now: what was asked, what was found, and where to go on from nothing. */
import { now } from '@/lib/clock'
import { logOnce } from '@/lib/platform/log'
import { getSite } from '@/lib/platform/sites'
import type { SearchAnswer, Way } from './answer'
import { loadIndex } from './kept-index'
import { toQuery } from './query'
import type { SearchIndex } from './search-index'

/** The entries at the top of the menu that lead to the site's own pages. */
function listWays(): Way[] {
  const site = getSite()
  if (!site) return []
  const tops = site.theme.menu.filter(
    ({ place, locale, parent }) => place === 'header' && locale === site.locale.default && !parent,
  )
  const inOrder = tops.toSorted((a, b) => a.order - b.order)
  return inOrder.flatMap(({ path, label }) => (path?.startsWith('/') ? [{ path, label }] : []))
}

/** @returns undefined where the platform does not answer and no index was ever made */
async function getIndex(): Promise<SearchIndex | undefined> {
  try {
    return await loadIndex()
  } catch (error) {
    logOnce(`search: there is no index: ${error instanceof Error ? error.message : 'unknown fault'}`)
    return undefined
  }
}

/** Whether anything can be searched; makes the index where it has to. */
export const canSearch = async (): Promise<boolean> => (await getIndex()) !== undefined

/**
 * @param written by a visitor: anything
 * @returns no hits for an empty query. Never throws
 */
export async function search(written: string): Promise<SearchAnswer> {
  const query = toQuery(written)
  const nothing = { query, hits: [], near: [], ways: listWays() }
  if (query === '') return nothing
  const index = await getIndex()
  if (!index) return { ...nothing, isDown: true }
  const hits = index.find(query, now())
  return hits.length > 0 ? { query, hits, near: [], ways: [] } : { ...nothing, near: index.findNear(query) }
}
