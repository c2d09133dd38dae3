/** Signing up for the newsletter: a letter asks the address itself, and its yes alone puts it on the list. */
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { AccountContext } from '@/platform/accounts/context'
import { makeSecret, toDigest } from '@/platform/accounts/secrets'
import { newsletterRequests, subscribers } from '@/platform/database/schema'
import { loadSiteFacts } from '@/platform/documents/site-facts'
import { SITE_PATHS } from '@/platform/pages/site-links'
import type { UnsubscribeCodes } from './unsubscribe-codes'

/** Milliseconds that the link of a letter works. */
const LIFETIME = 48 * 60 * 60 * 1000

export interface NewsletterContext extends AccountContext {
  unsubscribeCodes: UnsubscribeCodes
}

export interface SignUp {
  /** In lower case. */
  email: string
  name: string | null
}

/** Without the name that was typed: anybody may have typed it, and the house says nothing of theirs. */
function toText(house: string, links: { confirm: string; unsubscribe: string; contact: string }): string {
  return [
    'Hei!',
    '',
    `Noen, forhåpentligvis du, har meldt denne adressen på nyhetsbrevet til ${house}.`,
    '',
    'Vil du ha nyhetsbrevet? Bekreft det her:',
    links.confirm,
    '',
    'Lenken virker én gang, og i to døgn. Gjør du ingenting, får du ikke nyhetsbrevet.',
    '',
    'Har du bekreftet, kan du melde deg av når som helst:',
    links.unsubscribe,
    '',
    `Spørsmål? Her når du oss: ${links.contact}`,
    '',
    'Vennlig hilsen',
    house,
    '',
  ].join('\n')
}

async function isListed({ db }: NewsletterContext, email: string): Promise<boolean> {
  const isOnList = and(eq(subscribers.email, email), isNotNull(subscribers.confirmedAt))
  return (await db.select().from(subscribers).where(isOnList)).length > 0
}

/**
 * Takes the same steps for an address that is on the list, up to the last: its letter is thrown away.
 * @throws HttpProblem 429 where a letter to the address was asked for too often
 */
export async function askToConfirm(context: NewsletterContext, { email, name }: SignUp): Promise<void> {
  const { db, now, letters, limits, ownUrl, siteId, siteUrl } = context
  limits.newsletter.account.take(email)
  const wasListed = await isListed(context, email)
  const house = await loadSiteFacts(db, siteId)
  const secret = makeSecret()
  await db.delete(newsletterRequests).where(lte(newsletterRequests.askedAt, now() - LIFETIME))
  await db.insert(newsletterRequests).values({ hash: toDigest(secret), email, name, askedAt: now() })
  const confirm = `${ownUrl()}/newsletter/confirm?code=${secret}`
  const unsubscribe = `${ownUrl()}/newsletter/unsubscribe?code=${await context.unsubscribeCodes.make(email)}`
  const letter = {
    from: { name: house.title, address: `ikke-svar@${house.host}` },
    to: email,
    subject: `Bekreft at du vil ha nyhetsbrevet fra ${house.title}`,
    text: toText(house.title, { confirm, unsubscribe, contact: `${siteUrl}${SITE_PATHS.contact}` }),
    unsubscribe,
  }
  await letters.put(letter, !wasListed)
}

const isOpen = (code: string, at: number) =>
  and(eq(newsletterRequests.hash, toDigest(code)), gt(newsletterRequests.askedAt, at - LIFETIME))

/** @returns whose sign-up the link confirms; undefined where it is used, too old, or none */
export async function loadRequest({ db, now }: NewsletterContext, code: string): Promise<SignUp | undefined> {
  const [request] = await db.select().from(newsletterRequests).where(isOpen(code, now()))
  return request
}

/**
 * Puts the address on the list. What is confirmed already stays as it is; what never was gives way.
 * @returns false where the link is used, too old, or none
 */
export async function confirmSignUp({ db, now }: NewsletterContext, code: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [request] = await tx.delete(newsletterRequests).where(isOpen(code, now())).returning()
    if (!request) return false
    const { email, name, askedAt: createdAt } = request
    const row = { name, createdAt, confirmedAt: now() }
    await tx
      .insert(subscribers)
      .values({ email, ...row })
      .onConflictDoUpdate({ target: subscribers.email, set: row, setWhere: isNull(subscribers.confirmedAt) })
    return true
  })
}

/** Takes the address off the list, with every open link to get on it. */
export async function unsubscribe({ db }: NewsletterContext, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(newsletterRequests).where(eq(newsletterRequests.email, email))
    await tx.delete(subscribers).where(eq(subscribers.email, email))
  })
}
