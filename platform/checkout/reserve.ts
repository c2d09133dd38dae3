/** Holds seats for ten minutes, and lets them go: under the lock of the event's row. */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { eventSales, eventSeats, tickets } from '@/platform/database/checkout-tables'
import type { Database } from '@/platform/database/connect'
import { loadSale, type Refusal } from './sale'
import { toFreeSeats } from './seats'
import { countBought, ofEvent } from './taken-seats'

const HELD_MS = 10 * 60_000

export interface Purchase {
  site: string
  /** The event's id. */
  event: string
  account: number
  /** The same one twice is one purchase. */
  key: string
}

type Outcome =
  | { isHeld: true }
  | { ticket: number }
  | { refusal: Refusal }
  | { left: number }
  | { most: number; bought: number }

export const ofPurchase = ({ site, event, account, key }: Purchase) =>
  and(ofEvent(site, event), eq(eventSeats.account, account), eq(eventSeats.purchase, key))

/** One after the other for each event; seats that were held too long are free by then. */
export function underLock<T>(
  db: Database,
  { site, event }: Purchase,
  now: number,
  act: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.insert(eventSales).values({ site, event }).onConflictDoNothing()
    await tx
      .select()
      .from(eventSales)
      .where(and(eq(eventSales.site, site), eq(eventSales.event, event)))
      .for('update')
    await tx.delete(eventSeats).where(and(ofEvent(site, event), lte(eventSeats.heldUntil, now)))
    return await act(tx)
  })
}

/** The ticket of a purchase that has come to its end. */
export async function loadMade(tx: Database, { account, key }: Purchase): Promise<{ ticket: number } | undefined> {
  const isMade = and(eq(tickets.account, account), eq(tickets.purchase, key))
  const [made] = await tx.select({ ticket: tickets.id }).from(tickets).where(isMade)
  return made
}

/** The purchase's seats, in order: held ones while it is open. */
export async function loadSeats(tx: Database, purchase: Purchase): Promise<number[]> {
  const { seat } = eventSeats
  const rows = await tx.select({ seat }).from(eventSeats).where(ofPurchase(purchase)).orderBy(asc(seat))
  return rows.map((row) => row.seat)
}

/** An account holds the seats of one purchase of an event: those of an earlier one go. */
async function hold(tx: Database, { site, event, account, key }: Purchase, seats: number[], now: number) {
  const isOld = and(ofEvent(site, event), eq(eventSeats.account, account), isNotNull(eventSeats.heldUntil))
  await tx.delete(eventSeats).where(isOld)
  const held = { site, event, account, purchase: key, heldUntil: now + HELD_MS }
  await tx.insert(eventSeats).values(seats.map((seat) => ({ ...held, seat })))
}

/**
 * @param seats how many, from 1
 * @param now epoch milliseconds
 * @returns what became of it; where it is refused, what the account held before it still holds
 */
export function reserve(db: Database, purchase: Purchase, seats: number, now: number): Promise<Outcome> {
  const { site, event, account } = purchase
  return underLock(db, purchase, now, async (tx) => {
    const made = await loadMade(tx, purchase)
    if (made) return made
    if ((await loadSeats(tx, purchase)).length > 0) return { isHeld: true }
    const sale = await loadSale(tx, { site, event, choosing: account }, now)
    if (!sale || sale.refusal) return { refusal: sale?.refusal ?? 'elsewhere' }
    const most = sale.event.maxPerAccount
    const bought = countBought(sale.taken, account)
    if (bought + seats > most) return { most, bought }
    const left = sale.live.available ?? 0
    if (seats > left) return { left }
    const free = toFreeSeats(
      sale.taken.map(({ seat }) => seat),
      seats,
    )
    await hold(tx, purchase, free, now)
    return { isHeld: true }
  })
}

/** Lets the purchase's seats go at once; what is sold stays so. */
export function cancel(db: Database, purchase: Purchase, now: number): Promise<void> {
  return underLock(db, purchase, now, async (tx) => {
    await tx.delete(eventSeats).where(and(ofPurchase(purchase), isNotNull(eventSeats.heldUntil)))
  })
}
