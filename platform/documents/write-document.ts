/**
 * Creates, replaces and deletes documents: the document, its values, its feed entry and its webhook are one
 * transaction, so that what is acknowledged is announced.
 */
import type { Change } from '@/contract/change'
import type { Database } from '@/platform/database/connect'
import { documents } from '@/platform/database/schema'
import { appendChange, takeSequence } from '@/platform/feed/append-change'
import type { CheckedDocument } from './check-document'
import { toEnd } from './collections'
import { carryToEvents, loadProduction, refreshEnds, toPlaceValues } from './production-events'
import { replaceValues } from './replace-values'
import { type DocumentKey, type DocumentStore, ofKey } from './store'

type Row = typeof documents.$inferSelect

async function loadRow(tx: Database, key: DocumentKey): Promise<Row | undefined> {
  const [row] = await tx.select().from(documents).where(ofKey(key))
  return row
}

/** What a change tells of a document (rule 16). */
function toChange(key: DocumentKey, before: Row | undefined, after: Pick<Row, 'segment' | 'production'>): Change {
  const { segment, production } = after
  const isMoved = before !== undefined && before.segment !== null && before.segment !== segment
  return {
    model: key.collection,
    id: key.id,
    ...(segment === null ? {} : { slug: segment }),
    ...(isMoved && before.segment !== null ? { previousSlug: before.segment } : {}),
    ...(production === null ? {} : { production }),
  }
}

async function upsert(tx: Database, key: DocumentKey, checked: CheckedDocument, at: number): Promise<void> {
  const { doc, facts } = checked
  const production = await loadProduction(tx, key.site, facts.production)
  const endAt = toEnd(facts, production?.duration ?? null)
  const row = { ...key, doc, ...facts, updatedAt: facts.updatedAt ?? at, endAt }
  await tx
    .insert(documents)
    .values(row)
    .onConflictDoUpdate({ target: [documents.site, documents.collection, documents.id], set: row })
  await replaceValues(tx, key, [...checked.values, ...toPlaceValues(doc, production?.doc)])
}

/** @returns what became of it, once it is durable and in the feed */
export async function putDocument(
  store: DocumentStore,
  key: DocumentKey,
  checked: CheckedDocument,
): Promise<'created' | 'replaced'> {
  const outcome = await store.db.transaction(async (tx) => {
    const seq = await takeSequence(tx, key.site)
    const at = store.now()
    const before = await loadRow(tx, key)
    await upsert(tx, key, checked, at)
    if (key.collection === 'production') {
      await refreshEnds(tx, key.site, key.id, checked.facts.duration)
      await carryToEvents(tx, key, before?.doc, checked.doc)
    }
    await appendChange(tx, store.feed, { site: key.site, seq, at, change: toChange(key, before, checked.facts) })
    return before ? 'replaced' : 'created'
  })
  store.onWritten(key.site)
  return outcome
}

/** @returns false where there is no such document; then nothing is announced */
export async function deleteDocument(store: DocumentStore, key: DocumentKey): Promise<boolean> {
  if (!(await loadRow(store.db, key))) return false
  const isDeleted = await store.db.transaction(async (tx) => {
    const seq = await takeSequence(tx, key.site)
    const before = await loadRow(tx, key)
    if (!before) return tx.rollback()
    await tx.delete(documents).where(ofKey(key))
    if (key.collection === 'production') {
      await refreshEnds(tx, key.site, key.id, null)
      await carryToEvents(tx, key, before.doc, undefined)
    }
    const change = { ...toChange(key, undefined, before), deleted: true }
    await appendChange(tx, store.feed, { site: key.site, seq, at: store.now(), change })
    return true
  })
  store.onWritten(key.site)
  return isDeleted
}
