/** Gives a write its place in the feed and the outbox, inside the write's own transaction. */
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Change } from '@/contract/change'
import type { Database } from '@/platform/database/connect'
import { feedEntries, feedHeads, outbox } from '@/platform/database/schema'

/**
 * Takes the next sequence number and holds the site's lock until the transaction ends, so that the order of the
 * numbers is the order of the commits: a reader that has seen `last` has missed nothing below it.
 */
export async function takeSequence(tx: Database, site: string): Promise<number> {
  const rows = await tx
    .insert(feedHeads)
    .values({ site, last: 1 })
    .onConflictDoUpdate({ target: feedHeads.site, set: { last: sql`${feedHeads.last} + 1` } })
    .returning({ last: feedHeads.last })
  const last = rows[0]?.last
  if (last === undefined) throw new Error('the database gave no sequence number')
  return last
}

export interface FeedOptions {
  /** How many entries are kept; a reader further behind is told to start over (rule 15). */
  feedLength: number
  /** False where no webhook is set. */
  hasWebhook: boolean
}

export async function appendChange(
  tx: Database,
  options: FeedOptions,
  entry: { site: string; seq: number; at: number; change: Change },
): Promise<void> {
  const { site, seq, at, change } = entry
  await tx.insert(feedEntries).values({ site, seq, at, change })
  await tx.delete(feedEntries).where(and(eq(feedEntries.site, site), lte(feedEntries.seq, seq - options.feedLength)))
  if (options.hasWebhook) await tx.insert(outbox).values({ site, seq, change })
}
