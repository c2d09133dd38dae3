/** The demonstration checkout: one page an event, which shows the step that a visitor has come to, and the receipt. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountContext } from '@/platform/accounts/context'
import type { Holder } from '@/platform/accounts/tokens'
import type { FormKeys } from '@/platform/checkout/form-key'
import { loadSale, type Sale, toHolderRefusal } from '@/platform/checkout/sale'
import { getReservation } from '@/platform/checkout/taken-seats'
import { loadTicket } from '@/platform/checkout/tickets'
import { loadVisitor } from '@/platform/checkout/visitor'
import { HttpProblem } from '@/platform/http/problem'
import { FROM_SITE, type LogInState, logInBody, refusedBody } from '@/platform/pages/checkout-page'
import { chooseBody, confirmBody, type SeatsState, ticketBody } from '@/platform/pages/checkout-seats'
import { NOT_TAKEN_ALONG, toRefusalWords } from '@/platform/pages/checkout-words'
import { sendPage } from '@/platform/pages/page'
import { loadHouse } from '@/platform/pages/page-routes'

interface Route {
  Params: { event: string; ticket: string }
  Querystring: Readonly<Record<string, unknown>>
}

export const toCheckoutPath = (event: string) => `/checkout/${encodeURIComponent(event)}`

export interface Desk extends AccountContext {
  keys: FormKeys
}

/** @throws HttpProblem 404 */
export async function requireSale({ db, siteId, now }: Desk, event: string): Promise<Sale> {
  const sale = await loadSale(db, { site: siteId, event }, now())
  if (!sale) throw new HttpProblem(404, 'there is no such event')
  return sale
}

interface State {
  sale: Sale
  logIn?: LogInState | undefined
  seats?: Pick<SeatsState, 'words' | 'fault'> | undefined
}

function toStep(desk: Desk, holder: Holder | undefined, { sale, logIn, seats }: State) {
  const [ownUrl, { siteUrl, keys }, { id }] = [desk.ownUrl(), desk, sale.event]
  const account = holder?.account
  const held = account && getReservation(sale.taken, account.id)
  const refusal = held ? toHolderRefusal(sale) : sale.refusal
  if (refusal) {
    const words = [seats?.words, toRefusalWords(refusal, sale)].filter(Boolean).join(' ')
    return { title: 'Kjøp billett', body: refusedBody(sale, words, ownUrl, siteUrl) }
  }
  if (!account) return { title: 'Kjøp billett', body: logInBody(sale, ownUrl, siteUrl, logIn) }
  const state = { account, key: keys.make(account.id, id, held?.purchase), ...seats }
  return held
    ? { title: 'Bekreft kjøpet', body: confirmBody(sale, ownUrl, held, state) }
    : { title: 'Kjøp billett', body: chooseBody(sale, ownUrl, siteUrl, state) }
}

/** The event with what can be done now: nothing, log in, choose seats, or confirm those that are held. */
export async function sendCheckout(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  state: State,
): Promise<FastifyReply> {
  const { title, body } = toStep(desk, await loadVisitor(desk, request), state)
  const isRefused = reply.statusCode >= 400
  const house = await loadHouse(desk)
  return sendPage(reply, { title: `${isRefused ? 'Feil: ' : ''}${title}`, house, body }, desk.ownUrl())
}

async function sendTicket(desk: Desk, request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> {
  const { event, ticket: id } = request.params
  const visitor = await loadVisitor(desk, request)
  if (!visitor) return reply.redirect(toCheckoutPath(event), 303)
  const account = visitor.account.id
  const ticket = /^\d{1,15}$/.test(id) ? await loadTicket(desk.db, { account, event, id: Number(id) }) : undefined
  if (!ticket) throw new HttpProblem(404, 'there is no such ticket')
  const body = ticketBody(ticket, desk.ownUrl(), desk.siteUrl)
  return sendPage(reply, { title: 'Billetten er din', house: await loadHouse(desk), body }, desk.ownUrl())
}

export function checkoutRoutes(app: FastifyInstance, desk: Desk): void {
  app.get<Route>('/:event', async (request, reply) => {
    const sale = await requireSale(desk, request.params.event)
    const logIn = FROM_SITE in request.query ? { words: NOT_TAKEN_ALONG } : undefined
    return sendCheckout(desk, request, reply, { sale, logIn })
  })
  app.get<Route>('/:event/tickets/:ticket', (request, reply) => sendTicket(desk, request, reply))
}
