/** The runtime API: the live state of events, public, for the browsers of the site's origins (rule 24). */
import compress from '@fastify/compress'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { BasicEvent } from '@/contract/event'
import { isTaken } from '@/platform/checkout/taken-seats'
import { eventSeats } from '@/platform/database/checkout-tables'
import { documents } from '@/platform/database/schema'
import { loadSiteFacts } from '@/platform/documents/site-facts'
import { soldEvent, toLiveState } from '@/platform/documents/sold-event'
import { ofCollection } from '@/platform/documents/store'
import type { PlatformContext } from '@/platform/http/context'
import { HttpProblem } from '@/platform/http/problem'
import { type Query, readIds } from '@/platform/http/query'
import { allowSite } from '@/platform/http/site-origins'

async function requirePartner({ store, settings }: PlatformContext, partner: string): Promise<void> {
  const { partners } = await loadSiteFacts(store.db, settings.siteId)
  if (!partners.map(String).includes(partner)) throw new HttpProblem(404, 'unknown partner')
}

function toBasicEvent(doc: unknown, taken: number, now: number): BasicEvent {
  const event = v.parse(soldEvent, doc)
  const { id, start, price } = event
  return { id, start, ...toLiveState(event, taken, now), ...(price && { price }) }
}

/** Those there are, each with how many of its seats are taken; null for none. */
async function loadEvents({ store: { db, now }, settings: { siteId } }: PlatformContext, ids: string[]) {
  const taken = db
    .select({ event: eventSeats.event, seats: count().as('seats') })
    .from(eventSeats)
    .where(and(eq(eventSeats.site, siteId), inArray(eventSeats.event, ids), isTaken(now())))
    .groupBy(eventSeats.event)
    .as('taken')
  return await db
    .select({ doc: documents.doc, seats: taken.seats })
    .from(documents)
    .leftJoin(taken, eq(taken.event, documents.id))
    .where(and(ofCollection(siteId, 'event'), inArray(documents.id, ids)))
    .orderBy(asc(documents.startAt), asc(documents.id))
}

export async function runtimeRoutes(app: FastifyInstance, context: PlatformContext): Promise<void> {
  // A programme asks for hundreds of events, whose states are much alike.
  await app.register(compress, { encodings: ['gzip'] })
  allowSite(app, context.settings)
  app.get<{ Params: { partner: string }; Querystring: Query }>(
    '/sites/:partner/basic_events',
    async ({ params, query }, reply) => {
      const ids = readIds(query)
      if (!ids) throw new HttpProblem(400, 'ids is required')
      await requirePartner(context, params.partner)
      const rows = await loadEvents(context, ids)
      reply.header('Cache-Control', 'no-store')
      return rows.map(({ doc, seats }) => toBasicEvent(doc, seats ?? 0, context.store.now()))
    },
  )
}
