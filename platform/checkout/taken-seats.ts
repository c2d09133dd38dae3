/** Which seats of an event are taken: sold, or held until a time that has not come. Changes none. */
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { eventSeats } from '@/platform/database/checkout-tables'
import type { Database } from '@/platform/database/connect'

export type TakenSeat = Omit<typeof eventSeats.$inferSelect, 'site' | 'event'>

/** What one account has of an event. */
export interface Reservation {
  purchase: string
  /** In order, counted from 0. */
  seats: number[]
  /** Epoch milliseconds. */
  until: number
}

/** What is held too long is free from that moment on, whether or not its row is still there. */
export const isTaken = (now: number) => or(isNull(eventSeats.heldUntil), gt(eventSeats.heldUntil, now))

export const ofEvent = (site: string, event: string) => and(eq(eventSeats.site, site), eq(eventSeats.event, event))

/** @returns in order */
export async function loadTaken(db: Database, site: string, event: string, now: number): Promise<TakenSeat[]> {
  const { seat, account, purchase, heldUntil } = eventSeats
  return await db
    .select({ seat, account, purchase, heldUntil })
    .from(eventSeats)
    .where(and(ofEvent(site, event), isTaken(now)))
    .orderBy(asc(seat))
}

const isHeldBy =
  (account: number) =>
  (one: TakenSeat): boolean =>
    one.account === account && one.heldUntil !== null

/** What an account holds; it holds the seats of one purchase at a time. */
export function getReservation(taken: readonly TakenSeat[], account: number): Reservation | undefined {
  const held = taken.filter(isHeldBy(account))
  const [first] = held
  if (!first || first.heldUntil === null) return undefined
  return { purchase: first.purchase, until: first.heldUntil, seats: held.map(({ seat }) => seat) }
}

export const countBought = (taken: readonly TakenSeat[], account: number): number =>
  taken.filter((one) => one.account === account && one.heldUntil === null).length

/** As it would be had the account let go of what it holds. */
export const withoutHeld = (taken: readonly TakenSeat[], account: number): TakenSeat[] =>
  taken.filter((one) => !isHeldBy(account)(one))
