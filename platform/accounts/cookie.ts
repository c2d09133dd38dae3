/** The cookie of a session, which only the checkout's pages get to see (rule 25). */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Partner } from './partner'
import { LIFETIMES } from './session-signer'

const toName = (partner: Partner) => `loyalty-${partner}`

const toOptions = (ownUrl: string) => ({
  path: '/checkout',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: ownUrl.startsWith('https:'),
})

export function setCookie(reply: FastifyReply, partner: Partner, session: string, ownUrl: string): void {
  reply.setCookie(toName(partner), session, { ...toOptions(ownUrl), maxAge: LIFETIMES.cookie })
}

export function clearCookie(reply: FastifyReply, partner: Partner, ownUrl: string): void {
  reply.clearCookie(toName(partner), toOptions(ownUrl))
}

export const readCookie = (request: FastifyRequest, partner: Partner): string | undefined =>
  request.cookies[toName(partner)]
