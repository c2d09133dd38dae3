/** The runtime API: the live state of events, public, for the browsers of the site's origins (rule 24). */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { BasicEvent } from '@/contract/event'
import { eventSales } from '@/platform/database/loyalty-tables'
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

function toBasicEvent(doc: unknown, sold: number, now: number): BasicEvent {
  const event = v.parse(soldEvent, doc)
  const { id, start, price } = event
  return { id, start, ...toLiveState(event, sold, now), ...(price && { price }) }
}

export function runtimeRoutes(app: FastifyInstance, context: PlatformContext): void {
  allowSite(app, context.settings)
  app.get<{ Params: { partner: string }; Querystring: Query }>(
    '/sites/:partner/basic_events',
    async ({ params, query }, reply) => {
      const ids = readIds(query)
      if (!ids) throw new HttpProblem(400, 'ids is required')
      await requirePartner(context, params.partner)
      const rows = await context.store.db
        .select({ doc: documents.doc, sold: eventSales.sold })
        .from(documents)
        .leftJoin(eventSales, and(eq(eventSales.site, documents.site), eq(eventSales.event, documents.id)))
        .where(and(ofCollection(context.settings.siteId, 'event'), inArray(documents.id, ids)))
        .orderBy(asc(documents.startAt), asc(documents.id))
      reply.header('Cache-Control', 'no-store')
      return rows.map(({ doc, sold }) => toBasicEvent(doc, sold ?? 0, context.store.now()))
    },
  )
}
