/** Joins events with their productions: those of the page, and the others by id. */
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import { loadProductionsByIds } from '@/lib/content-api/productions'
import { type Showing, toShowing } from '@/lib/programme/showing'
import type { SourceDocuments } from './page-data'
import type { Found, FoundBySource } from './sources'

type ById = ReadonlyMap<string, Production>

async function loadMissing(events: readonly Event[], known: ById): Promise<Production[]> {
  const missing = new Set(events.map(({ production }) => production.id).filter((id) => !known.has(id)))
  return missing.size === 0 ? [] : loadProductionsByIds(missing)
}

const toDocuments = ({ productions, events, articles, ...rest }: Found, byId: ById): SourceDocuments => ({
  ...rest,
  productions,
  showings: events.map((event): Showing => toShowing(event, byId.get(event.production.id))),
  articles,
})

/** @throws HttpError */
export async function joinSources(sources: FoundBySource): Promise<Record<string, SourceDocuments>> {
  const found = [...sources.values()]
  const byId = new Map(found.flatMap(({ productions }) => productions).map((one) => [one.id, one]))
  const events = found.flatMap((one) => one.events)
  for (const production of await loadMissing(events, byId)) byId.set(production.id, production)
  return Object.fromEntries([...sources].map(([name, one]) => [name, toDocuments(one, byId)]))
}
