/** From where accounts have been logged in to. Knows no address: a place is a keyed hash of the email and the address. */
import { createHmac, hkdfSync } from 'node:crypto'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '@/platform/database/connect'
import { accountPlaces } from '@/platform/database/loyalty-tables'
import type { Partner } from './partner'

/** Places that an account keeps; the one used longest ago goes first. */
const MOST = 10

/** @param address as toAddressKey makes it */
export type ToPlace = (partner: Partner, email: string, address: string) => string

/** The key follows from the client's secret: after a change of it every place is a new one. */
export function makeToPlace(clientSecret: string): ToPlace {
  const key = new Uint8Array(hkdfSync('sha256', clientSecret, '', 'account place', 32))
  return (partner, email, address) =>
    createHmac('sha256', key).update(`${partner} ${email} ${address}`).digest('base64url')
}

/** The same look-up for an email that nobody has. */
export async function isUsedPlace(db: Database, place: string): Promise<boolean> {
  const rows = await db.select({ place: accountPlaces.place }).from(accountPlaces).where(eq(accountPlaces.place, place))
  return rows.length > 0
}

/** @param db a transaction that holds the account */
export async function rememberPlace(db: Database, account: number, place: string, usedAt: number): Promise<void> {
  const others = db
    .select({ place: accountPlaces.place })
    .from(accountPlaces)
    .where(and(eq(accountPlaces.account, account), ne(accountPlaces.place, place)))
    .orderBy(desc(accountPlaces.usedAt))
  await db.delete(accountPlaces).where(inArray(accountPlaces.place, others.offset(MOST - 1)))
  await db
    .insert(accountPlaces)
    .values({ place, account, usedAt })
    .onConflictDoUpdate({ target: accountPlaces.place, set: { usedAt } })
}
