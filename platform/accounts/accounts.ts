/** Creates accounts and logs in to them. Knows no request. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '@/platform/database/connect'
import { accounts } from '@/platform/database/loyalty-tables'
import type { AccountContext } from './context'
import type { Partner } from './partner'

export type Account = typeof accounts.$inferSelect

export async function loadAccount(db: Database, partner: Partner, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.partner, partner), eq(accounts.email, email)))
  return account
}

interface LogIn {
  partner: Partner
  /** In lower case. */
  email: string
  password: string
}

/**
 * Takes the same time for an email that nobody has.
 * @returns undefined where email or password is wrong
 * @throws HttpProblem 429 where the account was tried too often, 503 where too many wait
 */
export async function logIn(
  context: AccountContext,
  { partner, email, password }: LogIn,
): Promise<Account | undefined> {
  context.passwords.refuseWhenFull()
  context.limits.logIn.account.take(`${partner} ${email}`)
  const account = await loadAccount(context.db, partner, email)
  return (await context.passwords.isRight(password, account?.password)) ? account : undefined
}

/** @returns undefined where the email is taken. @throws HttpProblem 429 and 503 as logIn */
export async function createAccount(
  context: AccountContext,
  { partner, email, password, userName }: LogIn & { userName: string },
): Promise<Account | undefined> {
  context.limits.create.account.take(`${partner} ${email}`)
  const hash = await context.passwords.hash(password)
  const [account] = await context.db
    .insert(accounts)
    .values({ partner, email, userName, password: hash, createdAt: context.now() })
    .onConflictDoNothing()
    .returning()
  return account
}
