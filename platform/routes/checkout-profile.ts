/** The checkout's profile/auth (spec S7.26): logging in and out on the way to a ticket, as plain forms. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toEmail, toTriedPassword, WORDS } from '@/platform/accounts/fields'
import { toAddressKey } from '@/platform/accounts/limits'
import { sayGoodbye, welcome } from '@/platform/checkout/visitor'
import { HttpProblem } from '@/platform/http/problem'
import type { LogInState } from '@/platform/pages/checkout-page'
import { type Form, readField } from '@/platform/pages/page-routes'
import { type Desk, requireSale, sendCheckout, toCheckoutPath } from './checkout'

interface Route {
  Body: Form | undefined
}

/** @returns what is wrong with the form, and its status; undefined where the visitor is logged in now */
async function tryToLogIn(desk: Desk, { body, ip }: FastifyRequest<Route>, reply: FastifyReply) {
  const address = toAddressKey(ip)
  desk.limits.logIn.address.take(address)
  const typed = readField(body, 'Email')
  const email = toEmail(typed)
  const password = toTriedPassword(readField(body, 'Password'))
  const state: LogInState = { email: typed.slice(0, 254) }
  if (email === undefined || password === undefined) {
    const faults = { Email: email ? undefined : WORDS.email, Password: password ? undefined : WORDS.noPassword }
    return { status: 422, state: { ...state, faults } }
  }
  const isWelcome = await welcome(desk, reply, { email, password, address })
  return isWelcome ? undefined : { status: 401, state: { ...state, words: WORDS.wrong } }
}

/** Too many tries, or too many at once, stand above the form like any other fault. */
function toState(error: unknown, reply: FastifyReply) {
  if (!(error instanceof HttpProblem) || ![429, 503].includes(error.status)) throw error
  reply.headers(error.options.headers ?? {})
  return { status: error.status, state: { words: error.message } }
}

export function checkoutProfileRoutes(app: FastifyInstance, desk: Desk): void {
  app.post<Route>('/profile/auth', async (request, reply) => {
    const sale = await requireSale(desk, readField(request.body, 'event'))
    const refused = await tryToLogIn(desk, request, reply).catch((error: unknown) => toState(error, reply))
    if (!refused) return reply.redirect(toCheckoutPath(sale.event.id), 303)
    return sendCheckout(desk, request, reply.code(refused.status), { sale, logIn: refused.state })
  })
  app.post<Route>('/profile/logout', async (request, reply) => {
    const sale = await requireSale(desk, readField(request.body, 'event'))
    await sayGoodbye(desk, request, reply)
    return reply.redirect(toCheckoutPath(sale.event.id), 303)
  })
}
