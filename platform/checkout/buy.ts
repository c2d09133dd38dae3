/** Sells seats: looked at, counted and issued under the lock of the event's row. Knows no page and no request. */
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Production } from '@/contract/production'
import type { Database } from '@/platform/database/connect'
import { eventSales, tickets } from '@/platform/database/loyalty-tables'
import { keepMovie, toPoster } from '@/platform/movies/movies'
import { loadSale, ofSale, type Refusal, type Sale } from './sale'
import { toSeats } from './seats'

export interface Purchase {
  site: string
  /** The event's id. */
  event: string
  account: number
  seats: number
  /** The same one twice is one purchase. */
  key: string
}

export type Outcome = { ticket: number } | { refusal: Refusal } | { left: number }

/** 128 bits, in the signs that a QR code holds most of. */
const makeCode = () => randomBytes(16).toString('hex').toUpperCase()

async function toTicketDx(
  tx: Database,
  { event, production, end, sold }: Sale & { production: Production },
  count: number,
) {
  const poster = toPoster(production)
  const screen = event.screen ?? event.location?.name ?? production.location?.name
  return {
    MovieId: (await keepMovie(tx, production)).id,
    MovieTitle: event.title ?? production.title,
    Notes: 'Demonstrasjon – ingen betaling',
    QRCode: makeCode(),
    StartTime: event.start,
    ExpirationDate: end,
    ...(poster !== undefined && { Poster: poster }),
    ...(screen !== undefined && { Screen: screen }),
    SeatsInfo: toSeats(sold, count),
  }
}

async function loadMade(tx: Database, { account, key }: Purchase): Promise<Outcome | undefined> {
  const isMade = and(eq(tickets.account, account), eq(tickets.purchase, key))
  const [made] = await tx.select({ ticket: tickets.id }).from(tickets).where(isMade)
  return made
}

async function issue(tx: Database, purchase: Purchase, sale: Sale & { production: Production }): Promise<Outcome> {
  const { site, event, account, seats, key } = purchase
  const doc = await toTicketDx(tx, sale, seats)
  await tx
    .update(eventSales)
    .set({ sold: sale.sold + seats })
    .where(ofSale(site, event))
  const [row] = await tx
    .insert(tickets)
    .values({ account, event, purchase: key, doc, startAt: doc.StartTime, expiresAt: doc.ExpirationDate })
    .returning({ ticket: tickets.id })
  if (!row) throw new Error('the database gave no ticket')
  return row
}

/** @param now epoch milliseconds. @returns what became of it; undefined where there is no such event */
export async function buy(db: Database, purchase: Purchase, now: number): Promise<Outcome | undefined> {
  const { site, event, seats } = purchase
  if (!(await loadSale(db, site, event, now))) return undefined
  return await db.transaction(async (tx) => {
    await tx.insert(eventSales).values({ site, event, sold: 0 }).onConflictDoNothing()
    await tx.select().from(eventSales).where(ofSale(site, event)).for('update')
    const made = await loadMade(tx, purchase)
    if (made) return made
    const sale = await loadSale(tx, site, event, now)
    if (!sale?.production || sale.refusal) return { refusal: sale?.refusal ?? 'elsewhere' }
    const { production, live } = sale
    const left = live.available ?? 0
    return seats > left ? { left } : await issue(tx, purchase, { ...sale, production })
  })
}
