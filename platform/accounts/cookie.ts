/**
 * The cookies of sessions, which only the checkout's pages get to see (rule 25): one that comes with the site's log-in,
 * and one of the checkout's own, so that an exchange at the site never takes the place of who is buying.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountContext } from './context'
import type { Partner } from './partner'
import { LIFETIMES } from './session-signer'

type Session = 'cookie' | 'checkout'

const NAMES = { cookie: 'loyalty-', checkout: 'checkout-' } as const

const toName = (use: Session, partner: Partner) => NAMES[use] + partner

const toOptions = (ownUrl: string) => ({
  path: '/checkout',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: ownUrl.startsWith('https:'),
})

/** @param token its digest */
export async function startSession(
  { sessions, ownUrl }: AccountContext,
  reply: FastifyReply,
  { use, partner, token }: { use: Session; partner: Partner; token: string },
): Promise<void> {
  const session = await sessions.sign(use, partner, token)
  reply.setCookie(toName(use, partner), session, { ...toOptions(ownUrl()), maxAge: LIFETIMES[use] })
}

export function clearCookies({ ownUrl }: AccountContext, reply: FastifyReply, partner: Partner): void {
  for (const use of ['cookie', 'checkout'] as const) reply.clearCookie(toName(use, partner), toOptions(ownUrl()))
}

/** @returns the digest of the token that the session hangs on */
export const readSession = (
  { sessions }: AccountContext,
  request: FastifyRequest,
  { use, partner }: { use: Session; partner: Partner },
): Promise<string | undefined> => sessions.read(use, partner, request.cookies[toName(use, partner)] ?? '')
