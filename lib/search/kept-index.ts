/** The index of this process: made when somebody searches, made anew when something changed, kept while it cannot be. */
import { now } from '@/lib/clock'
import { toRegistry } from '@/lib/pages/registry'
import { loadArticles } from '@/lib/platform/articles'
import { loadItems } from '@/lib/platform/block-data'
import { loadEvents } from '@/lib/platform/events'
import { type Kept, loadNewer, toKept } from '@/lib/platform/newer'
import { processState } from '@/lib/platform/process-state'
import { loadProductions } from '@/lib/platform/productions'
import { loadSite } from '@/lib/platform/sites'
import { listItemIds, toSearchDocuments } from './collect'
import { createSearchIndex, type SearchIndex } from './search-index'

const LONGEST_LIFE = 300_000
/** While one change follows another, the index is not made for each. */
const SHORTEST_LIFE = 1_000

interface State {
  kept: (Kept<SearchIndex> & { madeAt: number; generation: number }) | undefined
  running: Promise<SearchIndex> | undefined
}

declare global {
  /** Once for proxy, page and route, as processState. */
  var kulturhusSearch: State | undefined
}

function ownState(): State {
  globalThis.kulturhusSearch ??= { kept: undefined, running: undefined }
  return globalThis.kulturhusSearch
}

async function make(): Promise<SearchIndex> {
  const { generation } = processState()
  const madeAt = Date.now()
  const registry = toRegistry(await loadSite())
  const [productions, articles, events, items] = await Promise.all([
    loadProductions([]),
    loadArticles([]),
    loadEvents([], now()),
    loadItems(registry.site.pages.flatMap(listItemIds)),
  ])
  const documents = toSearchDocuments({ registry, productions, articles, events, items }, now())
  const index = createSearchIndex(documents)
  ownState().kept = { ...toKept(index), madeAt, generation }
  return index
}

function makeOnce(): Promise<SearchIndex> {
  const state = ownState()
  state.running ??= make().finally(() => {
    state.running = undefined
  })
  return state.running
}

function isFresh({ madeAt, generation }: NonNullable<State['kept']>): boolean {
  const age = Date.now() - madeAt
  return age < SHORTEST_LIFE || (age < LONGEST_LIFE && generation === processState().generation)
}

/** @throws HttpError where no index was ever made */
export async function loadIndex(): Promise<SearchIndex> {
  const { kept } = ownState()
  if (!kept) return makeOnce()
  return isFresh(kept) ? kept.value : loadNewer(kept, 'search', makeOnce)
}
