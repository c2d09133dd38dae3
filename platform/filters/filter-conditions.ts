/** Turns filters into SQL conditions on the table of scalar values (rule 11). */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { documents, documentValues } from '@/platform/database/schema'
import type { CollectionName } from '@/platform/documents/collections'
import type { DocumentStore } from '@/platform/documents/store'
import type { Filter } from './parse-filter'

/** The documents that are filtered. */
interface Listed {
  site: string
  collection: CollectionName
}

const digest = sql<string>`md5(${documentValues.value})`

const sameDocument = and(
  eq(documentValues.site, documents.site),
  eq(documentValues.collection, documents.collection),
  eq(documentValues.id, documents.id),
)

/**
 * The hits are found once, by their index, and then looked up: a planner without statistics, as PGlite's is after a
 * large import, takes a join here to be cheap and compares every document with every hit.
 */
function hasValue({ db }: DocumentStore, of: Listed, property: string, matches: SQL | undefined): SQL {
  const { site, collection, path, id } = documentValues
  const isHit = and(eq(site, of.site), eq(collection, of.collection), eq(path, property), matches)
  return sql`${documents.id} = any(array(${db.selectDistinct({ id }).from(documentValues).where(isHit)}))`
}

function toEqual(store: DocumentStore, of: Listed, { property, value }: Filter): SQL {
  return hasValue(store, of, property, and(sql`${digest} = md5(${value}::text)`, eq(documentValues.value, value)))
}

/** The database yields the values in question, the pool says which match, and those go back into the query. */
async function toMatching(store: DocumentStore, of: Listed, base: SQL | undefined, filter: Filter): Promise<SQL> {
  const candidates = await store.db
    .selectDistinct({ digest, value: documentValues.value })
    .from(documentValues)
    .innerJoin(documents, sameDocument)
    .where(and(base, eq(documentValues.path, filter.property)))
  const hits = await store.matcher.match({ pattern: filter.value, values: candidates.map(({ value }) => value) })
  const digests = hits.flatMap((at) => candidates[at]?.digest ?? [])
  if (digests.length === 0) return sql`false`
  const list = sql`select json_array_elements_text(${JSON.stringify(digests)}::json)`
  return hasValue(store, of, filter.property, sql`${digest} in (${list})`)
}

/**
 * @param base what else the documents satisfy; it narrows the values that a regex is held against
 * @throws FilterRefused where a regex takes too long
 */
export async function toFilterConditions(
  store: DocumentStore,
  of: Listed,
  base: SQL | undefined,
  filters: readonly Filter[],
): Promise<SQL[]> {
  const conditions = filters.filter(({ operator }) => operator === 'eq').map((filter) => toEqual(store, of, filter))
  for (const filter of filters.filter(({ operator }) => operator === 'regex')) {
    conditions.push(await toMatching(store, of, and(base, ...conditions), filter))
  }
  return conditions
}
