/** Reads the change feed (rule 15). */
import { and, asc, eq, gt, min } from 'drizzle-orm'
import * as v from 'valibot'
import { change, type Feed } from '@/contract/change'
import type { Database } from '@/platform/database/connect'
import { feedEntries, feedHeads } from '@/platform/database/schema'

const MAX_ITEMS = 500

/** The changes after `since`, at most 500; `reset` where the feed does not reach back to it, or has never come to it. */
export async function readFeed(db: Database, site: string, since: number): Promise<Feed> {
  const ofSite = eq(feedEntries.site, site)
  const rows = await db
    .select()
    .from(feedEntries)
    .where(and(ofSite, gt(feedEntries.seq, since)))
    .orderBy(asc(feedEntries.seq))
    .limit(MAX_ITEMS)
  const [head] = await db.select().from(feedHeads).where(eq(feedHeads.site, site))
  const last = head?.last ?? 0
  const [oldest] = await db
    .select({ seq: min(feedEntries.seq) })
    .from(feedEntries)
    .where(ofSite)
  const beginning = oldest?.seq ?? last + 1
  if (since > last || since < beginning - 1) return { items: [], last, reset: true }
  return { items: rows.map((row) => ({ ...v.parse(change, row.change), seq: row.seq, at: row.at })), last }
}
