/** Keeps what an event has of its production true when the production changes (rules 11, 14 and 16). */
import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Json } from '@/platform/database/columns'
import type { Database } from '@/platform/database/connect'
import { documents } from '@/platform/database/schema'
import { toLength } from './collections'
import { type ScalarValue, toScalarValues } from './json-values'
import { replaceValues } from './replace-values'
import { type DocumentKey, ofCollection, ofKey } from './store'

const CARRIED = ['parentSlug', 'pageReference', 'title', 'object'] as const

const isCarriedSame = (before: Json, after: Json) =>
  CARRIED.every((field) => before[field] === after[field]) && isDeepStrictEqual(before.location, after.location)

function toReference(reference: unknown, production: Json): Json {
  const merged: Json = { ...(typeof reference === 'object' ? reference : {}) }
  for (const field of CARRIED) {
    if (production[field] === undefined) delete merged[field]
    else merged[field] = production[field]
  }
  return merged
}

const ofProduction = (site: string, id: string) => and(ofCollection(site, 'event'), eq(documents.production, id))

/** @returns undefined where there is no such production */
export async function loadProduction(tx: Database, site: string, id: string | null) {
  if (id === null) return undefined
  const [row] = await tx
    .select({ duration: documents.duration, doc: documents.doc })
    .from(documents)
    .where(ofKey({ site, collection: 'production', id }))
  return row
}

/** What filters find of an event beside its own values: where it has no place, its production's (rule 11). */
export function toPlaceValues(event: Json, production: Json | undefined): ScalarValue[] {
  if (event.location !== undefined || production?.location === undefined) return []
  return toScalarValues({ location: production.location }) ?? []
}

/** The ends of a production's events, after its duration changed or it went away. */
export async function refreshEnds(tx: Database, site: string, id: string, duration: number | null): Promise<void> {
  await tx
    .update(documents)
    .set({ endAt: sql`coalesce(${documents.ownEnd}, ${documents.startAt} + ${toLength(duration)}::bigint)` })
    .where(ofProduction(site, id))
}

/**
 * Rewrites the production's title, slugs and object in its events, and their place; the events are not announced.
 * @param after undefined where the production goes: its events keep what they tell of it
 */
export async function carryToEvents(
  tx: Database,
  { site, id }: DocumentKey,
  before: Json | undefined,
  after: Json | undefined,
): Promise<void> {
  if (before && after && isCarriedSame(before, after)) return
  const rows = await tx.select().from(documents).where(ofProduction(site, id))
  for (const row of rows) {
    const doc = after ? { ...row.doc, production: toReference(row.doc.production, after) } : row.doc
    const key = { site, collection: 'event' as const, id: row.id }
    await tx.update(documents).set({ doc }).where(ofKey(key))
    await replaceValues(tx, key, [...(toScalarValues(doc) ?? []), ...toPlaceValues(doc, after)])
  }
}
