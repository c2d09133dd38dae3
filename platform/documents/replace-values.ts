/** Keeps the table of scalar values in step with a document, inside the write's transaction. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '@/platform/database/connect'
import { documentValues } from '@/platform/database/schema'
import type { ScalarValue } from './json-values'
import type { DocumentKey } from './store'

/** Five parameters a row; PostgreSQL takes 65,535 a statement, PGlite half of that. */
const ROWS_PER_STATEMENT = 2000

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const toStorable = (text: string) => Buffer.from(text.replaceAll('\u0000', '')).toString()

export async function replaceValues(tx: Database, key: DocumentKey, values: readonly ScalarValue[]): Promise<void> {
  const { site, collection, id } = key
  await tx
    .delete(documentValues)
    .where(and(eq(documentValues.site, site), eq(documentValues.collection, collection), eq(documentValues.id, id)))
  for (let at = 0; at < values.length; at += ROWS_PER_STATEMENT) {
    const rows = values
      .slice(at, at + ROWS_PER_STATEMENT)
      .map(({ path, value }) => ({ site, collection, id, path: toStorable(path), value: toStorable(value) }))
    await tx.insert(documentValues).values(rows)
  }
}
