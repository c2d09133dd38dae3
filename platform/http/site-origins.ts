/** Who may call from a browser: pages of the site's own origins (rule 24), and of the platform itself. */
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '@/platform/env'
import { HttpProblem } from './problem'

const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Cross-origin answers for the site's origins, and no writes for any other: a form posted elsewhere is refused. */
export function allowSite(app: FastifyInstance, { siteOrigins }: Settings): void {
  app.register(cors, {
    origin: siteOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-Token'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  })
  app.addHook('onRequest', async ({ method, headers }) => {
    const { origin } = headers
    if (isSafe(method) || origin === undefined || siteOrigins.includes(origin)) return
    throw new HttpProblem(403, 'this origin may not call')
  })
}

const STRANGE_FORM = 'Skjemaet kom ikke fra våre egne sider. Gå tilbake og prøv igjen.'

/** Behind a proxy the public address counts, else the one that the page was asked by. */
function isOwn({ headers }: FastifyRequest, ownUrl: string): boolean {
  const { origin = '', host } = headers
  return URL.canParse(origin) && (origin === new URL(ownUrl).origin || new URL(origin).host === host)
}

/** Forms of the platform's own pages: what another page posts is refused, and what says not where it comes from. */
export function requireOwnOrigin(app: FastifyInstance, ownUrl: () => string): void {
  app.addHook('onRequest', async (request) => {
    if (isSafe(request.method) || isOwn(request, ownUrl())) return
    throw new HttpProblem(403, STRANGE_FORM)
  })
}

/** As requireOwnOrigin, for forms that the site's pages have, too. */
export function requireSiteOrigin(app: FastifyInstance, { siteOrigins }: Settings, ownUrl: () => string): void {
  app.addHook('onRequest', async (request) => {
    const { method, headers } = request
    if (isSafe(method) || siteOrigins.includes(headers.origin ?? '') || isOwn(request, ownUrl())) return
    throw new HttpProblem(403, STRANGE_FORM)
  })
}
