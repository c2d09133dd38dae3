/** The index of this process: made when somebody searches, made anew when something changed, kept while it cannot be. */
import { now } from '@/lib/clock'
import { toRegistry } from '@/lib/pages/registry'
import { loadArticles } from '@/lib/platform/articles'
import { loadItems } from '@/lib/platform/block-data'
import { loadEvents } from '@/lib/platform/events'
import { logOnce } from '@/lib/platform/log'
import { processState } from '@/lib/platform/process-state'
import { loadProductions } from '@/lib/platform/productions'
import { loadSite } from '@/lib/platform/sites'
import { listItemIds, toSearchDocuments } from './collect'
import { createSearchIndex, type SearchIndex } from './search-index'

const LONGEST_LIFE = 300_000
/** While one change follows another, the index is not made for each. */
const SHORTEST_LIFE = 1_000
/** How long who searches waits for the newest, where there is an older index, milliseconds. */
const PATIENCE = 1_500
/** How long a platform that did not answer is left alone. */
const REST = 5_000

interface State {
  kept: { index: SearchIndex; madeAt: number; generation: number } | undefined
  running: Promise<void> | undefined
  failedAt: number
}

declare global {
  /** Once for proxy, page and route, as processState. */
  var kulturhusSearch: State | undefined
}

function ownState(): State {
  globalThis.kulturhusSearch ??= { kept: undefined, running: undefined, failedAt: 0 }
  return globalThis.kulturhusSearch
}

async function make(): Promise<void> {
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
  ownState().kept = { index: createSearchIndex(documents), madeAt, generation }
}

function makeOnce(): Promise<void> {
  const state = ownState()
  state.running ??= make()
    .catch((error: unknown) => {
      state.failedAt = Date.now()
      throw error
    })
    .finally(() => {
      state.running = undefined
    })
  return state.running
}

function isFresh({ madeAt, generation }: NonNullable<State['kept']>): boolean {
  const age = Date.now() - madeAt
  return age < SHORTEST_LIFE || (age < LONGEST_LIFE && generation === processState().generation)
}

const afterPatience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref())

/** @throws HttpError where no index was ever made */
export async function loadIndex(): Promise<SearchIndex> {
  const { kept, failedAt } = ownState()
  if (!kept) await makeOnce()
  else if (!isFresh(kept) && Date.now() - failedAt > REST) {
    const work = makeOnce().catch((error: unknown) => {
      logOnce(`search: the index is kept as it was: ${error instanceof Error ? error.message : 'unknown fault'}`)
    })
    await Promise.race([work, afterPatience()])
  }
  const index = ownState().kept?.index
  if (!index) throw new Error('there is no index of the search')
  return index
}
