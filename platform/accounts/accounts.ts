/** Creates accounts and logs in to them. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '@/platform/database/connect'
import { accounts } from '@/platform/database/loyalty-tables'
import type { AccountContext } from './context'
import type { Partner } from './partner'
import { isUsedPlace, rememberPlace } from './places'
import { issueToken } from './tokens'

export type Account = typeof accounts.$inferSelect

export async function loadAccount(db: Database, partner: Partner, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.partner, partner), eq(accounts.email, email)))
  return account
}

export interface LogIn {
  partner: Partner
  /** In lower case. */
  email: string
  password: string
  /** From where, as toAddressKey makes it. */
  address: string
}

/** An account, and the token that has just been issued to it. */
interface LoggedIn {
  account: Account
  token: string
}

/** Others' tries count together; a place that the account was logged in to from counts its own, so that nobody else locks it. */
async function countTry({ db, limits }: AccountContext, account: string, place: string): Promise<void> {
  if (await isUsedPlace(db, place)) limits.logIn.place.take(place)
  else limits.logIn.account.take(account)
}

/**
 * Takes the same time for an email that nobody has. The token is issued under a lock that a change of the password waits
 * for, and to the password that was compared: a reset that comes meanwhile leaves no token of the old one behind.
 * @param lifetime of the token, in milliseconds; a year where left out
 * @returns undefined where email or password is wrong
 * @throws HttpProblem 429 where the account was tried too often from there, 503 where too many wait
 */
export async function logIn(
  context: AccountContext,
  { partner, email, password, address, lifetime }: LogIn & { lifetime?: number },
): Promise<LoggedIn | undefined> {
  context.passwords.refuseWhenFull()
  const place = context.toPlace(partner, email, address)
  await countTry(context, `${partner} ${email}`, place)
  const account = await loadAccount(context.db, partner, email)
  if (!(await context.passwords.isRight(password, account?.password)) || !account) return undefined
  return await context.db.transaction(async (tx) => {
    const isUnchanged = and(eq(accounts.id, account.id), eq(accounts.password, account.password))
    const locked = await tx.select().from(accounts).where(isUnchanged).for('no key update')
    if (locked.length === 0) return undefined
    await rememberPlace(tx, account.id, place, context.now())
    return { account, token: await issueToken({ ...context, db: tx }, account.id, lifetime) }
  })
}

/** @returns undefined where the email is taken. @throws HttpProblem 429 and 503 as logIn */
export async function createAccount(
  context: AccountContext,
  { partner, email, password, address, userName }: LogIn & { userName: string },
): Promise<LoggedIn | undefined> {
  context.limits.create.account.take(`${partner} ${email}`)
  const hash = await context.passwords.hash(password)
  return await context.db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ partner, email, userName, password: hash, createdAt: context.now() })
      .onConflictDoNothing()
      .returning()
    if (!account) return undefined
    await rememberPlace(tx, account.id, context.toPlace(partner, email, address), context.now())
    return { account, token: await issueToken({ ...context, db: tx }, account.id) }
  })
}
