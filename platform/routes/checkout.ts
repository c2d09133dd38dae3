/** The demonstration checkout: one page an event, its purchase and its receipt, as plain forms. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountContext } from '@/platform/accounts/context'
import { buy, type Purchase } from '@/platform/checkout/buy'
import type { FormKeys } from '@/platform/checkout/form-key'
import { loadSale, type Sale } from '@/platform/checkout/sale'
import { loadTicket } from '@/platform/checkout/tickets'
import { loadVisitor } from '@/platform/checkout/visitor'
import { HttpProblem } from '@/platform/http/problem'
import { buyBody, type LogInState, logInBody, refusedBody, ticketBody } from '@/platform/pages/checkout-page'
import { toLeftWords } from '@/platform/pages/checkout-words'
import { sendPage } from '@/platform/pages/page'
import { type Form, loadHouse, readField } from '@/platform/pages/page-routes'

interface Route {
  Params: { event: string; ticket: string }
  Body: Form | undefined
}

const TITLE = 'Kjøp billett'

export const toCheckoutPath = (event: string) => `/checkout/${encodeURIComponent(event)}`

export interface Desk extends AccountContext {
  keys: FormKeys
}

/** @throws HttpProblem 404 */
export async function requireSale({ db, siteId, now }: Desk, event: string): Promise<Sale> {
  const sale = await loadSale(db, siteId, event, now())
  if (!sale) throw new HttpProblem(404, 'there is no such event')
  return sale
}

/** The event with what can be done now: nothing, log in, or buy. */
export async function sendCheckout(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  { sale, logIn, fault }: { sale: Sale; logIn?: LogInState; fault?: string },
): Promise<FastifyReply> {
  const ownUrl = desk.ownUrl()
  const visitor = await loadVisitor(desk, request)
  const toBody = () => {
    if (sale.refusal) return refusedBody(sale, ownUrl, desk.siteUrl)
    if (!visitor) return logInBody(sale, ownUrl, desk.siteUrl, logIn ?? {})
    const { account } = visitor
    return buyBody(sale, ownUrl, { account, key: desk.keys.make(account.id, sale.event.id), fault })
  }
  const title = `${fault === undefined && logIn === undefined ? '' : 'Feil: '}${TITLE}`
  return sendPage(reply, { title, house: await loadHouse(desk), body: toBody() }, ownUrl)
}

/** @throws HttpProblem 403 where the form was not made for this visitor and event */
function readPurchase(desk: Desk, account: number, { params, body }: FastifyRequest<Route>): Purchase {
  const { event } = params
  const key = desk.keys.read(readField(body, 'key'), account, event)
  if (key === undefined)
    throw new HttpProblem(403, 'Skjemaet er ikke ditt, eller det er for gammelt. Last siden på nytt.')
  const seats = readField(body, 'seats')
  return { site: desk.siteId, event, account, key, seats: /^([1-9]|10)$/.test(seats) ? Number(seats) : 0 }
}

async function purchase(desk: Desk, request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> {
  const { event } = request.params
  const visitor = await loadVisitor(desk, request)
  if (!visitor) return reply.redirect(toCheckoutPath(event), 303)
  const asked = readPurchase(desk, visitor.account.id, request)
  const refuse = async (status: number, fault?: string) => {
    const sale = await requireSale(desk, event)
    return sendCheckout(desk, request, reply.code(status), { sale, ...(fault !== undefined && { fault }) })
  }
  if (asked.seats === 0) return refuse(422, 'Velg fra 1 til 10 plasser.')
  const outcome = await buy(desk.db, asked, desk.now())
  if (!outcome) throw new HttpProblem(404, 'there is no such event')
  if ('ticket' in outcome) return reply.redirect(`${toCheckoutPath(event)}/tickets/${outcome.ticket}`, 303)
  return 'left' in outcome ? refuse(409, toLeftWords(outcome.left)) : refuse(409)
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
    return sendCheckout(desk, request, reply, { sale })
  })
  app.post<Route>('/:event', (request, reply) => purchase(desk, request, reply))
  app.get<Route>('/:event/tickets/:ticket', (request, reply) => sendTicket(desk, request, reply))
}
