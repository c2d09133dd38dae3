/** The management API's lists: content items and articles, published content only. */
import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { documents } from '@/platform/database/schema'
import { listDocuments } from '@/platform/documents/list-documents'
import type { PlatformContext } from '@/platform/http/context'
import type { SiteParams } from '@/platform/http/guards'
import { HttpProblem } from '@/platform/http/problem'
import { type Query, readFilters, readPaging, readText } from '@/platform/http/query'
import { byId, toIdListing } from './content'

interface Route {
  Params: SiteParams
  Querystring: Query
}

function requireStable(query: Query): void {
  if (readText(query, 'stable') !== '1') throw new HttpProblem(400, 'stable=1 is required')
}

export function managementReadRoutes(app: FastifyInstance, { store }: PlatformContext): void {
  app.get<Route>('/block-data', async ({ params, query }) => {
    requireStable(query)
    const listing = { site: params.siteId, collection: 'block-data' as const, order: [byId] }
    return listDocuments(store, { ...listing, ...toIdListing(query) })
  })
  app.get<Route>('/article', async ({ params, query }) => {
    requireStable(query)
    return listDocuments(store, {
      site: params.siteId,
      collection: 'article',
      filters: readFilters(query),
      order: [desc(documents.createdAt), byId],
      ...readPaging(query),
    })
  })
}
