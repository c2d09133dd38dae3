/** What reads and writes of documents share. */
import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '@/platform/database/connect'
import { documents } from '@/platform/database/schema'
import type { FeedOptions } from '@/platform/feed/append-change'
import type { RegexMatcher } from '@/platform/filters/regex-pool'
import type { CollectionName } from './collections'

export interface DocumentStore {
  db: Database
  now: () => number
  matcher: RegexMatcher
  feed: FeedOptions
  /** Called after a write is committed. */
  onWritten: (site: string) => void
}

export interface DocumentKey {
  site: string
  collection: CollectionName
  id: string
}

export function ofCollection(site: string, collection: CollectionName): SQL | undefined {
  return and(eq(documents.site, site), eq(documents.collection, collection))
}

export function ofKey(key: DocumentKey): SQL | undefined {
  return and(ofCollection(key.site, key.collection), eq(documents.id, key.id))
}
