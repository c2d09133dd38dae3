/** Forgotten passwords: a letter with a link that works once, within an hour. */
import { and, eq, gt, lte } from 'drizzle-orm'
import { accounts, accountTokens, passwordResets } from '@/platform/database/loyalty-tables'
import { loadSiteFacts } from '@/platform/documents/site-facts'
import { SITE_PATHS } from '@/platform/pages/site-links'
import { type Account, loadAccount } from './accounts'
import type { AccountContext } from './context'
import type { Partner } from './partner'
import { makeSecret, toDigest } from './secrets'

/** Milliseconds. */
const HOUR = 60 * 60 * 1000

/** Without the account's name: anybody may have made the account, and the house says nothing of theirs. */
function toText(house: string, link: string, contact: string): string {
  return [
    'Hei!',
    '',
    `Noen, forhåpentligvis du, har bedt om nytt passord til kontoen din hos ${house}.`,
    '',
    'Velg et nytt passord her:',
    link,
    '',
    'Lenken virker én gang, og i én time. Har du ikke bedt om nytt passord, trenger du ikke gjøre noe: Det gamle virker som før.',
    '',
    `Spørsmål? Her når du oss: ${contact}`,
    '',
    'Vennlig hilsen',
    house,
    '',
  ].join('\n')
}

/**
 * Takes the same steps for an email that nobody has, up to the last: its letter is thrown away.
 * @param email in lower case
 * @throws HttpProblem 429 where a letter was asked for too often
 */
export async function sendResetLetter(context: AccountContext, partner: Partner, email: string): Promise<void> {
  const { db, now, letters, limits } = context
  limits.forgot.account.take(`${partner} ${email}`)
  const account = await loadAccount(db, partner, email)
  const house = await loadSiteFacts(db, context.siteId)
  const secret = makeSecret()
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now()))
  const row = { hash: toDigest(secret), account: account?.id ?? null, expiresAt: now() + HOUR }
  await db.insert(passwordResets).values(row)
  const link = `${context.ownUrl()}/loyalty/${partner}/new-password?code=${secret}`
  const letter = {
    from: { name: house.title, address: `ikke-svar@${house.host}` },
    to: email,
    subject: `Velg nytt passord hos ${house.title}`,
    text: toText(house.title, link, `${context.siteUrl}${SITE_PATHS.contact}`),
  }
  await letters.put(letter, account !== undefined)
}

const isOpen = (partner: Partner, code: string, at: number) =>
  and(eq(passwordResets.hash, toDigest(code)), gt(passwordResets.expiresAt, at), eq(accounts.partner, partner))

/** @returns whose password the link sets; undefined where it is used, too old, or none */
export async function loadReset(context: AccountContext, partner: Partner, code: string): Promise<Account | undefined> {
  const [row] = await context.db
    .select({ account: accounts })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.account))
    .where(isOpen(partner, code, context.now()))
  return row?.account
}

/**
 * Sets the password, and ends every link, token and session of the account. The account is locked first: two of its links
 * would else each wait for the row that the other holds.
 * @returns false where the link has been used meanwhile
 */
export async function resetPassword(context: AccountContext, account: Account, code: string, password: string) {
  const hash = await context.passwords.hash(password)
  return await context.db.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update')
    const used = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.hash, toDigest(code)), gt(passwordResets.expiresAt, context.now())))
      .returning()
    if (used.length === 0) return false
    await tx.update(accounts).set({ password: hash }).where(eq(accounts.id, account.id))
    await tx.delete(passwordResets).where(eq(passwordResets.account, account.id))
    await tx.delete(accountTokens).where(eq(accountTokens.account, account.id))
    return true
  })
}
