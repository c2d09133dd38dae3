/** Who stands at the checkout: an account of the site's own partner, by cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type LogIn, logIn } from '@/platform/accounts/accounts'
import type { AccountContext } from '@/platform/accounts/context'
import { clearCookies, readSession, startSession } from '@/platform/accounts/cookie'
import { type Partner, toAccountPartner } from '@/platform/accounts/partner'
import { toDigest } from '@/platform/accounts/secrets'
import { LIFETIMES } from '@/platform/accounts/session-signer'
import { type Holder, loadHolder, revokeToken } from '@/platform/accounts/tokens'
import { loadSiteFacts } from '@/platform/documents/site-facts'
import { HttpProblem } from '@/platform/http/problem'

/** @throws HttpProblem 404 where the site has no partner with accounts: nobody can buy then */
async function loadPartner({ db, siteId }: AccountContext): Promise<Partner> {
  const partner = toAccountPartner((await loadSiteFacts(db, siteId)).partners)
  if (partner === undefined) throw new HttpProblem(404, 'the site has no partner with accounts')
  return partner
}

/** Who logged in here comes before who is logged in at the site. */
export async function loadVisitor(context: AccountContext, request: FastifyRequest): Promise<Holder | undefined> {
  const partner = await loadPartner(context)
  for (const use of ['checkout', 'cookie'] as const) {
    const token = await readSession(context, request, { use, partner })
    const holder = token === undefined ? undefined : await loadHolder(context, partner, token)
    if (holder) return holder
  }
  return undefined
}

/**
 * Logs in to a session for these pages alone, as long as its cookie.
 * @returns false where email or password is wrong
 * @throws HttpProblem as logIn
 */
export async function welcome(context: AccountContext, reply: FastifyReply, typed: Omit<LogIn, 'partner'>) {
  const partner = await loadPartner(context)
  const loggedIn = await logIn(context, { ...typed, partner, lifetime: LIFETIMES.checkout * 1000 })
  if (!loggedIn) return false
  await startSession(context, reply, { use: 'checkout', partner, token: toDigest(loggedIn.token) })
  return true
}

/** Ends a session that was begun here; one of the site's goes on there, without its cookie here. */
export async function sayGoodbye(context: AccountContext, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const partner = await loadPartner(context)
  const own = await readSession(context, request, { use: 'checkout', partner })
  if (own !== undefined) await revokeToken(context, own)
  clearCookies(context, reply, partner)
}
