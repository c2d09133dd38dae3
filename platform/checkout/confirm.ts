/** Turns seats that are held into a ticket, under the lock of the event's row. */
import { randomBytes } from 'node:crypto'
import type { Production } from '@/contract/production'
import { eventSeats, tickets } from '@/platform/database/checkout-tables'
import type { Database } from '@/platform/database/connect'
import { keepMovie, toPoster } from '@/platform/movies/movies'
import { loadMade, loadSeats, ofPurchase, type Purchase, underLock } from './reserve'
import { loadSale, type Refusal, type Sale, toHolderRefusal } from './sale'
import { toSeatsInfo } from './seats'

type Outcome = { ticket: number } | { refusal: Refusal } | { isGone: true }

/** 128 bits, in the signs that a QR code holds most of. */
const makeCode = () => randomBytes(16).toString('hex').toUpperCase()

async function toTicketDx(tx: Database, { event, end }: Sale, production: Production, seats: number[]) {
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
    SeatsInfo: toSeatsInfo(seats, event.screen),
  }
}

type TicketDx = Awaited<ReturnType<typeof toTicketDx>>

async function issue(tx: Database, purchase: Purchase, doc: TicketDx): Promise<Outcome> {
  const { account, event, key } = purchase
  await tx.update(eventSeats).set({ heldUntil: null }).where(ofPurchase(purchase))
  const [row] = await tx
    .insert(tickets)
    .values({ account, event, purchase: key, doc, startAt: doc.StartTime, expiresAt: doc.ExpirationDate })
    .returning({ ticket: tickets.id })
  if (!row) throw new Error('the database gave no ticket')
  return row
}

/** @param now epoch milliseconds. @returns what became of it; isGone where the seats are held no longer */
export function confirm(db: Database, purchase: Purchase, now: number): Promise<Outcome> {
  return underLock(db, purchase, now, async (tx) => {
    const made = await loadMade(tx, purchase)
    if (made) return made
    const seats = await loadSeats(tx, purchase)
    if (seats.length === 0) return { isGone: true }
    const sale = await loadSale(tx, purchase, now)
    const refusal = sale && toHolderRefusal(sale)
    if (!sale?.production || refusal) return { refusal: refusal ?? 'elsewhere' }
    return await issue(tx, purchase, await toTicketDx(tx, sale, sale.production, seats))
  })
}
