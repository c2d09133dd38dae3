/** The steps of a purchase, as plain forms: seats are held, then confirmed or let go. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toAddressKey } from '@/platform/accounts/limits'
import { confirm } from '@/platform/checkout/confirm'
import { cancel, type Purchase, reserve } from '@/platform/checkout/reserve'
import { loadVisitor } from '@/platform/checkout/visitor'
import { HttpProblem } from '@/platform/http/problem'
import type { SeatsState } from '@/platform/pages/checkout-seats'
import { FORM_ENDED, GONE, toLeftWords, toMostWords } from '@/platform/pages/checkout-words'
import { type Form, readField } from '@/platform/pages/page-routes'
import { type Desk, requireSale, sendCheckout, toCheckoutPath } from './checkout'

interface Route {
  Params: { event: string }
  Body: Form | undefined
}

/** Where the visitor goes on, or why not. */
type Answer = { to: string } | { status: number; seats?: Pick<SeatsState, 'words' | 'fault'> }

/** @throws HttpProblem 403 where the form was not made for this visitor and event */
function readKey(desk: Desk, account: number, { params: { event }, body }: FastifyRequest<Route>): string {
  const key = desk.keys.read(readField(body, 'key'), account, event)
  if (key === undefined) throw new HttpProblem(403, FORM_ENDED)
  return key
}

function readSeats(body: Form | undefined): number | undefined {
  const seats = readField(body, 'seats')
  return /^([1-9]|10)$/.test(seats) ? Number(seats) : undefined
}

const toReceipt = (event: string, ticket: number): Answer => ({ to: `${toCheckoutPath(event)}/tickets/${ticket}` })

async function choose(desk: Desk, purchase: Purchase, { body, ip }: FastifyRequest<Route>): Promise<Answer> {
  const { event, account } = purchase
  const seats = readSeats(body)
  if (seats === undefined) return { status: 422, seats: { fault: 'Velg fra 1 til 10 billetter.' } }
  desk.limits.reserve.address.take(toAddressKey(ip))
  desk.limits.reserve.account.take(String(account))
  const outcome = await reserve(desk.db, purchase, seats, desk.now())
  if ('isHeld' in outcome) return { to: toCheckoutPath(event) }
  if ('ticket' in outcome) return toReceipt(event, outcome.ticket)
  if ('refusal' in outcome) return { status: 409 }
  const fault = 'left' in outcome ? toLeftWords(outcome.left) : toMostWords(outcome.most, outcome.bought)
  return { status: 409, seats: { fault } }
}

async function complete(desk: Desk, purchase: Purchase): Promise<Answer> {
  const outcome = await confirm(desk.db, purchase, desk.now())
  if ('ticket' in outcome) return toReceipt(purchase.event, outcome.ticket)
  return 'isGone' in outcome ? { status: 409, seats: { words: GONE } } : { status: 409 }
}

async function giveUp(desk: Desk, purchase: Purchase): Promise<Answer> {
  await cancel(desk.db, purchase, desk.now())
  return { to: toCheckoutPath(purchase.event) }
}

/** Too many tries stand above the form like any other fault. */
function toAnswer(error: unknown, reply: FastifyReply): Answer {
  if (!(error instanceof HttpProblem) || error.status !== 429) throw error
  reply.headers(error.options.headers ?? {})
  return { status: error.status, seats: { words: error.message } }
}

type Step = (desk: Desk, purchase: Purchase, request: FastifyRequest<Route>) => Promise<Answer>

async function take(desk: Desk, step: Step, request: FastifyRequest<Route>, reply: FastifyReply) {
  const { event } = request.params
  const visitor = await loadVisitor(desk, request)
  if (!visitor) return reply.redirect(toCheckoutPath(event), 303)
  await requireSale(desk, event)
  const account = visitor.account.id
  const purchase = { site: desk.siteId, event, account, key: readKey(desk, account, request) }
  const answer = await step(desk, purchase, request).catch((error: unknown) => toAnswer(error, reply))
  if ('to' in answer) return reply.redirect(answer.to, 303)
  const sale = await requireSale(desk, event)
  return sendCheckout(desk, request, reply.code(answer.status), { sale, seats: answer.seats })
}

export function checkoutPurchaseRoutes(app: FastifyInstance, desk: Desk): void {
  app.post<Route>('/:event', (request, reply) => take(desk, choose, request, reply))
  app.post<Route>('/:event/confirm', (request, reply) => take(desk, complete, request, reply))
  app.post<Route>('/:event/cancel', (request, reply) => take(desk, giveUp, request, reply))
}
