/** The index of this process: made when somebody searches, made anew when something changed, kept while it cannot be. */
import { now } from '@/lib/clock'
import { loadArticles } from '@/lib/content-api/articles'
import { loadItems } from '@/lib/content-api/block-data'
import { loadEvents } from '@/lib/content-api/events'
import { loadProductions } from '@/lib/content-api/productions'
import { loadLastSite } from '@/lib/content-api/sites'
import { toRegistry } from '@/lib/pages/registry'
import { singleFlight } from '@/lib/single-flight'
import { type CacheEntry, loadNewer, toCacheEntry } from '@/lib/stale-while-revalidate'
import { listItemIds, toSearchDocuments } from './collect'
import { createSearchIndex, type SearchIndex } from './search-index'

const LONGEST_LIFE = 300_000
/** While one change follows another, the index is not made for each. */
const SHORTEST_LIFE = 1_000

let kept: (CacheEntry<SearchIndex> & { madeAt: number; version: string }) | undefined

/** @param version of the content, as the door tells it */
const make = singleFlight(async (version: string): Promise<SearchIndex> => {
  const madeAt = Date.now()
  const registry = toRegistry(await loadLastSite())
  const [productions, articles, events, items] = await Promise.all([
    loadProductions([]),
    loadArticles([]),
    loadEvents([], now()),
    loadItems(registry.site.pages.flatMap(listItemIds)),
  ])
  const documents = toSearchDocuments({ registry, productions, articles, events, items }, now())
  const index = createSearchIndex(documents)
  kept = { ...toCacheEntry(index), madeAt, version }
  return index
})

function isFresh({ madeAt, version: ofVersion }: NonNullable<typeof kept>, version: string): boolean {
  const age = Date.now() - madeAt
  return age < SHORTEST_LIFE || (age < LONGEST_LIFE && ofVersion === version)
}

/** @throws HttpError where no index was ever made */
export async function loadIndex(version: string): Promise<SearchIndex> {
  if (!kept) return make(version)
  return isFresh(kept, version) ? kept.value : loadNewer(kept, 'search', () => make(version))
}
