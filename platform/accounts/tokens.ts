/** The tokens that accounts hand out, and whose they are. Knows no request and no signature. */
import { and, eq, gt, lte } from 'drizzle-orm'
import { accounts, accountTokens } from '@/platform/database/loyalty-tables'
import type { Account } from './accounts'
import type { AccountContext } from './context'
import type { Partner } from './partner'
import { makeSecret, toDigest } from './secrets'

/** Milliseconds. */
const YEAR = 365 * 24 * 60 * 60 * 1000

export interface Holder {
  account: Account
  /** The id of the stored token. */
  token: number
}

type Store = Pick<AccountContext, 'db' | 'now'>

/** @returns the token, which is kept nowhere, and its id */
export async function issueToken(
  { db, now }: Store,
  account: number,
  lifetime = YEAR,
): Promise<{ id: number; token: string }> {
  const token = makeSecret()
  const at = now()
  await db.delete(accountTokens).where(and(eq(accountTokens.account, account), lte(accountTokens.expiresAt, at)))
  const [row] = await db
    .insert(accountTokens)
    .values({ hash: toDigest(token), account, expiresAt: at + lifetime })
    .returning({ id: accountTokens.id })
  if (!row) throw new Error('the database gave no token')
  return { id: row.id, token }
}

/** @param which the token itself, or its id */
export async function loadHolder(
  { db, now }: Store,
  partner: Partner,
  which: string | number,
): Promise<Holder | undefined> {
  const isIt =
    typeof which === 'string' ? eq(accountTokens.hash, toDigest(which)) : eq(accountTokens.id, Math.trunc(which))
  const [row] = await db
    .select({ account: accounts, token: accountTokens.id })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.account))
    .where(and(isIt, eq(accounts.partner, partner), gt(accountTokens.expiresAt, now())))
  return row
}

/** Ends a token, and the sessions that hang on it. */
export async function revokeToken({ db }: Store, token: number): Promise<void> {
  await db.delete(accountTokens).where(eq(accountTokens.id, token))
}
