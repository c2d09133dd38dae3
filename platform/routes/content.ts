/** The data API's lists: productions, events and slugs (rules 11, 13 and 14). */
import { and, asc, count, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { documents } from '@/platform/database/schema'
import { listDocuments } from '@/platform/documents/list-documents'
import { ofCollection } from '@/platform/documents/store'
import type { PlatformContext } from '@/platform/http/context'
import type { SiteParams } from '@/platform/http/guards'
import { type Query, readFilters, readFlag, readIds, readPaging, readTime } from '@/platform/http/query'

interface Route {
  Params: SiteParams
  Querystring: Query
}

export const byId = asc(documents.id)

/** The ids asked for, and how many are taken by default then (rule 13). */
export function toIdListing(query: Query): { conditions: SQL[]; skip: number; take: number } {
  const ids = readIds(query)
  const paging = readPaging(query, { default: ids?.length ?? 100, max: 500 })
  return { conditions: ids ? [inArray(documents.id, ids)] : [], ...paging }
}

function productionRoute(app: FastifyInstance, { store }: PlatformContext): void {
  app.get<Route>('/:siteId/productions', async ({ params, query }) => {
    const { conditions, skip, take } = toIdListing(query)
    if (!readFlag(query, 'archived')) conditions.push(eq(documents.archived, false))
    const filters = readFilters(query)
    const listing = { site: params.siteId, collection: 'production' as const, order: [byId] }
    return listDocuments(store, { ...listing, conditions, filters, skip, take })
  })
}

function eventRoute(app: FastifyInstance, { store }: PlatformContext): void {
  app.get<Route>('/:siteId/events', async ({ params, query }) => {
    const from = readTime(query, 'from')
    const to = readTime(query, 'to')
    return listDocuments(store, {
      site: params.siteId,
      collection: 'event',
      conditions: [
        from === undefined ? undefined : gt(documents.endAt, from),
        to === undefined ? undefined : lt(documents.startAt, to),
      ],
      filters: readFilters(query),
      order: [asc(documents.startAt), byId],
      ...readPaging(query),
    })
  })
}

function slugRoute(app: FastifyInstance, { store }: PlatformContext): void {
  app.get<Route>('/:siteId/slugs', async ({ params, query }) => {
    const { skip, take } = readPaging(query, { default: 5000, max: 5000 })
    const { siteId } = params
    const where = and(
      or(ofCollection(siteId, 'article'), ofCollection(siteId, 'production')),
      eq(documents.hasPage, true),
    )
    const items = await store.db
      .select({
        model: documents.collection,
        id: documents.id,
        slug: documents.segment,
        updatedAt: documents.updatedAt,
      })
      .from(documents)
      .where(where)
      .orderBy(asc(documents.collection), byId)
      .limit(take)
      .offset(skip)
    const [counted] = await store.db.select({ total: count() }).from(documents).where(where)
    return { items, total: counted?.total ?? 0 }
  })
}

export function contentRoutes(app: FastifyInstance, context: PlatformContext): void {
  productionRoute(app, context)
  eventRoute(app, context)
  slugRoute(app, context)
}
