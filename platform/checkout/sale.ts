/** Whether an event can be bought here now, and what is left of it. */
import * as v from 'valibot'
import type { BasicEvent } from '@/contract/event'
import type { Production } from '@/contract/production'
import type { Database } from '@/platform/database/connect'
import { documents } from '@/platform/database/schema'
import { type SoldEvent, soldEvent, toLiveState } from '@/platform/documents/sold-event'
import { ofKey } from '@/platform/documents/store'
import { loadProduction } from '@/platform/movies/movies'
import { loadTaken, type TakenSeat, withoutHeld } from './taken-seats'

/** Why nothing is sold. */
export type Refusal = 'elsewhere' | 'cancelled' | 'postponed' | 'passed' | 'notYetOnSale' | 'soldOut'

export interface Sale {
  event: SoldEvent
  production: Production | undefined
  /** When it ends (rule 14). */
  end: number
  taken: TakenSeat[]
  live: Pick<BasicEvent, 'status' | 'available'>
  refusal: Refusal | undefined
}

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

/** What keeps somebody from buying the seats that are held for them: that there are no others does not. */
export const toHolderRefusal = ({ refusal }: Sale): Refusal | undefined => (refusal === 'soldOut' ? undefined : refusal)

/**
 * @param choosing an account whose held seats count as free, because it chooses anew
 * @returns undefined where there is no such event
 */
export async function loadSale(
  db: Database,
  { site, event: id, choosing }: { site: string; event: string; choosing?: number },
  now: number,
): Promise<Sale | undefined> {
  const [row] = await db
    .select({ doc: documents.doc, end: documents.endAt })
    .from(documents)
    .where(ofKey({ site, collection: 'event', id }))
  if (!row) return undefined
  const event = v.parse(soldEvent, row.doc)
  const production = await loadProduction(db, site, event.production.id)
  const all = await loadTaken(db, site, id, now)
  const taken = choosing === undefined ? all : withoutHeld(all, choosing)
  const live = toLiveState(event, taken.length, now)
  return {
    event,
    production,
    end: row.end ?? event.start,
    taken,
    live,
    refusal: toRefusal(event, production, live, now),
  }
}
