/** The tokens that accounts hand out, and whose they are. */
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
  /** The digest of the stored token. */
  token: string
}

type Store = Pick<AccountContext, 'db' | 'now'>

/** @param lifetime in milliseconds. @returns the token, which is kept nowhere */
export async function issueToken({ db, now }: Store, account: number, lifetime = YEAR): Promise<string> {
  const token = makeSecret()
  const at = now()
  await db.delete(accountTokens).where(and(eq(accountTokens.account, account), lte(accountTokens.expiresAt, at)))
  await db.insert(accountTokens).values({ hash: toDigest(token), account, expiresAt: at + lifetime })
  return token
}

/** @param token its digest */
export async function loadHolder({ db, now }: Store, partner: Partner, token: string): Promise<Holder | undefined> {
  const [row] = await db
    .select({ account: accounts, token: accountTokens.hash })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.account))
    .where(and(eq(accountTokens.hash, token), eq(accounts.partner, partner), gt(accountTokens.expiresAt, now())))
  return row
}

/** Ends a token, and the sessions that hang on it. @param token its digest */
export async function revokeToken({ db }: Store, token: string): Promise<void> {
  await db.delete(accountTokens).where(eq(accountTokens.hash, token))
}
