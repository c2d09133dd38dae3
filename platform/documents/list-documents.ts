/** Lists of documents: conditions, filters, order, paging. Knows no request and no collection by name. */
import { and, count, type SQL } from 'drizzle-orm'
import type { Json } from '@/platform/database/columns'
import { documents } from '@/platform/database/schema'
import { toFilterConditions } from '@/platform/filters/filter-conditions'
import type { Filter } from '@/platform/filters/parse-filter'
import type { CollectionName } from './collections'
import { type DocumentStore, ofCollection } from './store'

export interface Listing {
  site: string
  collection: CollectionName
  conditions?: (SQL | undefined)[]
  filters?: Filter[]
  order: SQL[]
  skip: number
  take: number
}

export interface DocumentPage {
  items: Json[]
  /** How many there are, whatever skip and take. */
  total: number
}

/** @throws FilterRefused where a regex takes too long */
export async function listDocuments(store: DocumentStore, listing: Listing): Promise<DocumentPage> {
  const { site, collection, conditions = [], filters = [], order, skip, take } = listing
  const base = and(ofCollection(site, collection), ...conditions)
  const where = and(base, ...(await toFilterConditions(store, { site, collection }, base, filters)))
  const rows = await store.db
    .select({ doc: documents.doc })
    .from(documents)
    .where(where)
    .orderBy(...order)
    .limit(take)
    .offset(skip)
  const [counted] = await store.db.select({ total: count() }).from(documents).where(where)
  return { items: rows.map(({ doc }) => doc), total: counted?.total ?? 0 }
}
