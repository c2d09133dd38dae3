/** Whether an event can be bought here now, and what is left of it. Knows no buyer. */
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { BasicEvent } from '@/contract/event'
import type { Production } from '@/contract/production'
import type { Database } from '@/platform/database/connect'
import { eventSales } from '@/platform/database/loyalty-tables'
import { documents } from '@/platform/database/schema'
import { type SoldEvent, soldEvent, toLiveState } from '@/platform/documents/sold-event'
import { ofKey } from '@/platform/documents/store'
import { loadProduction } from '@/platform/movies/movies'

/** Why nothing is sold. */
export type Refusal = 'elsewhere' | 'cancelled' | 'postponed' | 'passed' | 'notYetOnSale' | 'soldOut'

export interface Sale {
  event: SoldEvent
  production: Production | undefined
  /** When it ends (rule 14). */
  end: number
  sold: number
  live: Pick<BasicEvent, 'status' | 'available'>
  refusal: Refusal | undefined
}

export const ofSale = (site: string, event: string) => and(eq(eventSales.site, site), eq(eventSales.event, event))

/** A production that is cancelled or postponed stands over its events (rule 23); without one no ticket can be made. */
function toRefusal(event: SoldEvent, production: Production | undefined, live: Sale['live'], now: number) {
  const fixed = production?.status
  if (fixed === 'cancelled' || fixed === 'postponed') return fixed
  const { status } = live
  if (status === 'cancelled') return status
  if (now >= event.start) return 'passed'
  if (!production || event.capacity === undefined) return 'elsewhere'
  return status === 'notYetOnSale' || status === 'soldOut' ? status : undefined
}

/** @returns undefined where there is no such event */
export async function loadSale(db: Database, site: string, id: string, now: number): Promise<Sale | undefined> {
  const [row] = await db
    .select({ doc: documents.doc, end: documents.endAt })
    .from(documents)
    .where(ofKey({ site, collection: 'event', id }))
  if (!row) return undefined
  const event = v.parse(soldEvent, row.doc)
  const production = await loadProduction(db, site, event.production.id)
  const [counted] = await db.select().from(eventSales).where(ofSale(site, id))
  const sold = counted?.sold ?? 0
  const live = toLiveState(event, sold, now)
  const refusal = toRefusal(event, production, live, now)
  return { event, production, end: row.end ?? event.start, sold, live, refusal }
}
