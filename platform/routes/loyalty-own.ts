/** The loyalty calls of a person who is logged in: tickets and watch list, by bearer token. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountContext } from '@/platform/accounts/context'
import { type PartnerParams, readPartner } from '@/platform/accounts/partner'
import { type Holder, loadHolder } from '@/platform/accounts/tokens'
import { listTickets } from '@/platform/checkout/tickets'
import { readBearer } from '@/platform/http/credentials'
import { HttpProblem } from '@/platform/http/problem'
import { type Query, readPaging } from '@/platform/http/query'
import { toMovieDx } from '@/platform/movies/movies'
import { addWatched, listWatched } from '@/platform/movies/watch-list'

interface Route {
  Params: PartnerParams
  Querystring: Query
  Body: unknown
}

const TEN = { default: 10, max: 100 }

async function requireHolder(context: AccountContext, request: FastifyRequest<Route>): Promise<Holder> {
  const partner = readPartner(request.params)
  const session = readBearer(request.headers.authorization)
  const token = session === undefined ? undefined : await context.sessions.read('bearer', partner, session)
  const holder = token === undefined ? undefined : await loadHolder(context, partner, token)
  if (holder) return holder
  throw new HttpProblem(401, 'the bearer token is missing, wrong or expired', {
    headers: { 'WWW-Authenticate': session === undefined ? 'Bearer' : 'Bearer error="invalid_token"' },
  })
}

function readMovieId(body: unknown): number {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined
  if (typeof id === 'number' && Number.isSafeInteger(id)) return id
  throw new HttpProblem(422, 'id is the number of a film', { errors: [{ field: 'id', message: 'is no integer' }] })
}

export function loyaltyOwnRoutes(app: FastifyInstance, context: AccountContext): void {
  const { db, now } = context
  app.get<Route>('/GetTicketsDx', async (request) => {
    const { account } = await requireHolder(context, request)
    return await listTickets(db, account.id, now(), readPaging(request.query, TEN))
  })
  app.get<Route>('/GetWatchlistDx', async (request) => {
    const { account } = await requireHolder(context, request)
    return await toMovieDx(db, account.partner, await listWatched(db, account.id, readPaging(request.query, TEN)))
  })
  app.post<Route>('/AddToWatchlistDx', async (request, reply) => {
    const { account } = await requireHolder(context, request)
    if (!(await addWatched(db, account.id, readMovieId(request.body))))
      throw new HttpProblem(404, 'there is no such film')
    return reply.type('application/json; charset=utf-8').send('true')
  })
}
