/** GET v1/sites: the site with its pages, under an ETag. */
import { createHash } from 'node:crypto'
import { asc, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Json } from '@/platform/database/columns'
import { documents } from '@/platform/database/schema'
import { ofCollection } from '@/platform/documents/store'
import type { PlatformContext } from '@/platform/http/context'
import { type Query, readText } from '@/platform/http/query'

async function loadSites({ store, settings }: PlatformContext): Promise<Json[]> {
  const { siteId } = settings
  const rows = await store.db
    .select({ doc: documents.doc, collection: documents.collection })
    .from(documents)
    .where(or(ofCollection(siteId, 'site'), ofCollection(siteId, 'page')))
    .orderBy(asc(documents.position))
  const of = (collection: string) => rows.filter((row) => row.collection === collection).map(({ doc }) => doc)
  return of('site').map((site) => ({ ...site, pages: of('page') }))
}

const named = v.object({ host: v.string(), aliases: v.array(v.string()) })
const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

function answersHost(site: Json, host: string): boolean {
  const result = v.safeParse(named, site)
  if (!result.success) return false
  return [result.output.host, ...result.output.aliases].some((name) => withoutPort(name) === withoutPort(host))
}

/** Weak comparison, as If-None-Match has it (RFC 9110 section 13.1.2). */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

export function siteRoutes(app: FastifyInstance, context: PlatformContext): void {
  app.get<{ Querystring: Query }>('', async (request, reply) => {
    const host = readText(request.query, 'host')
    const sites = await loadSites(context)
    const body = JSON.stringify(host === undefined ? sites : sites.filter((site) => answersHost(site, host)))
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    reply.headers({ ETag: etag, 'Cache-Control': 'no-cache' })
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}
