/** Keeps what an event tells of its production true when the production changes (rules 14 and 16). */
import { and, eq, sql } from 'drizzle-orm'
import type { Json } from '@/platform/database/columns'
import type { Database } from '@/platform/database/connect'
import { documents } from '@/platform/database/schema'
import { toLength } from './collections'
import { toScalarValues } from './json-values'
import { replaceValues } from './replace-values'
import { ofCollection, ofKey } from './store'

const CARRIED = ['parentSlug', 'pageReference', 'title', 'object'] as const

const isCarriedSame = (before: Json, after: Json) => CARRIED.every((field) => before[field] === after[field])

function toReference(reference: unknown, production: Json): Json {
  const merged: Json = { ...(typeof reference === 'object' ? reference : {}) }
  for (const field of CARRIED) {
    if (production[field] === undefined) delete merged[field]
    else merged[field] = production[field]
  }
  return merged
}

const ofProduction = (site: string, id: string) => and(ofCollection(site, 'event'), eq(documents.production, id))

/** @returns the duration of a production in milliseconds; null where it has none, or there is no such production */
export async function loadDuration(tx: Database, site: string, production: string | null): Promise<number | null> {
  if (production === null) return null
  const [row] = await tx
    .select({ duration: documents.duration })
    .from(documents)
    .where(ofKey({ site, collection: 'production', id: production }))
  return row?.duration ?? null
}

/** The ends of a production's events, after its duration changed or it went away. */
export async function refreshEnds(tx: Database, site: string, id: string, duration: number | null): Promise<void> {
  await tx
    .update(documents)
    .set({ endAt: sql`coalesce(${documents.ownEnd}, ${documents.startAt} + ${toLength(duration)}::bigint)` })
    .where(ofProduction(site, id))
}

/** Rewrites the production's title, slugs and object in its events; the events are not announced. */
export async function carryToEvents(tx: Database, site: string, before: Json | undefined, after: Json): Promise<void> {
  if (before && isCarriedSame(before, after)) return
  const id = String(after.id)
  const rows = await tx.select().from(documents).where(ofProduction(site, id))
  for (const row of rows) {
    const doc = { ...row.doc, production: toReference(row.doc.production, after) }
    const key = { site, collection: 'event' as const, id: row.id }
    await tx.update(documents).set({ doc }).where(ofKey(key))
    await replaceValues(tx, key, toScalarValues(doc) ?? [])
  }
}
