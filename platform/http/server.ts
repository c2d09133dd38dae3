/** The HTTP server: what holds for every answer, and where each API hangs. Knows no rule of the contract itself. */

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { makeFormKeys } from '@/platform/checkout/form-key'
import { images } from '@/platform/images/images'
import { makeUnsubscribeCodes } from '@/platform/newsletter/unsubscribe-codes'
import { addPages } from '@/platform/pages/page-routes'
import { changeRoutes } from '@/platform/routes/changes'
import { checkoutRoutes } from '@/platform/routes/checkout'
import { checkoutProfileRoutes } from '@/platform/routes/checkout-profile'
import { checkoutPurchaseRoutes } from '@/platform/routes/checkout-purchase'
import { contentRoutes } from '@/platform/routes/content'
import { loyaltyAccountRoutes } from '@/platform/routes/loyalty-account'
import { loyaltyFilmRoutes } from '@/platform/routes/loyalty-films'
import { loyaltyOwnRoutes } from '@/platform/routes/loyalty-own'
import { managementReadRoutes } from '@/platform/routes/management-reads'
import { managementDeleteRoutes, managementWriteRoutes } from '@/platform/routes/management-writes'
import { newPasswordRoutes } from '@/platform/routes/new-password'
import { newsletterRoutes } from '@/platform/routes/newsletter'
import { confirmRoutes, unsubscribeRoutes } from '@/platform/routes/newsletter-links'
import { runtimeRoutes } from '@/platform/routes/runtime'
import { siteRoutes } from '@/platform/routes/sites'
import { tokenRoutes } from '@/platform/routes/token'
import { watchMethods } from './allowed-methods'
import { type ConnectionLimits, makeServer, refuseRequest } from './connections'
import type { PlatformContext } from './context'
import { requireBasic, requireBearer, requireSite } from './guards'
import { HttpProblem, sendProblem, toLogText, toProblem } from './problem'
import { allowSite } from './site-origins'

const MAX_BODY = 1024 * 1024
const PICTURES = fileURLToPath(new URL('../../content/pictures', import.meta.url))

function answerErrors(app: FastifyInstance, log: (line: string) => void): void {
  const methodsOf = watchMethods(app)
  app.setErrorHandler((error, request, reply) => {
    const { problem, isOurs } = toProblem(error)
    if (isOurs) log(`${request.method} ${request.url.split('?')[0]}: ${toLogText(error)}`)
    return sendProblem(reply, problem)
  })
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?')[0] ?? '')
    if (methods.length === 0) return sendProblem(reply, new HttpProblem(404, 'there is nothing here'))
    const headers = { Allow: methods.join(', ') }
    return sendProblem(reply, new HttpProblem(405, `this address takes ${headers.Allow}`, { headers }))
  })
}

/** The two loyalty back ends, and the pages that belong to accounts. */
function addAccounts(app: FastifyInstance, { accounts, settings, log }: PlatformContext): void {
  app.register(cookie)
  const loyaltyRoutes = async (loyalty: FastifyInstance) => {
    loyaltyAccountRoutes(loyalty, accounts)
    loyaltyFilmRoutes(loyalty, accounts)
    loyaltyOwnRoutes(loyalty, accounts)
  }
  app.register(
    async (loyalty) => {
      allowSite(loyalty, settings)
      loyalty.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
      loyalty.register(loyaltyRoutes, { prefix: '/:partner' })
    },
    { prefix: '/loyalty' },
  )
  app.register(async (pages) => newPasswordRoutes(pages, accounts, log), { prefix: '/loyalty' })
  app.register(
    async (pages) => {
      const desk = { ...accounts, keys: makeFormKeys(settings.clientSecret) }
      addPages(pages, accounts, log)
      checkoutProfileRoutes(pages, desk)
      checkoutRoutes(pages, desk)
      checkoutPurchaseRoutes(pages, desk)
    },
    { prefix: '/checkout' },
  )
}

function addNewsletter(app: FastifyInstance, { accounts, settings, log }: PlatformContext): void {
  const newsletter = { ...accounts, unsubscribeCodes: makeUnsubscribeCodes(settings.clientSecret) }
  const prefix = '/newsletter'
  app.register(async (form) => newsletterRoutes(form, newsletter, settings, log), { prefix })
  app.register(async (pages) => confirmRoutes(pages, newsletter, log), { prefix })
  app.register(async (pages) => unsubscribeRoutes(pages, newsletter, log), { prefix })
}

function addRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { dataDir } = context.settings
  app.get('/health', async () => ({ ok: true }))
  // Browsers ask for it beside the platform's own pages, and complain of a 404.
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
  app.register(
    async (v1) => {
      requireBasic(v1, context)
      requireSite(v1, context)
      siteRoutes(v1, context)
      contentRoutes(v1, context)
      changeRoutes(v1, context)
    },
    { prefix: '/v1/sites' },
  )
  app.register(
    async (management) => {
      requireBearer(management, context)
      requireSite(management, context)
      managementReadRoutes(management, context)
      managementWriteRoutes(management, context)
      management.register(async (deletes) => managementDeleteRoutes(deletes, context))
    },
    { prefix: '/management/site/:siteId' },
  )
  app.register(async (runtime) => runtimeRoutes(runtime, context), { prefix: '/runtime' })
  app.register(async (identity) => tokenRoutes(identity, context), { prefix: '/identity' })
  addAccounts(app, context)
  addNewsletter(app, context)
  app.register(images, {
    prefix: '/images',
    directory: PICTURES,
    cacheDirectory: path.join(dataDir, 'image-cache'),
  })
}

export function buildServer(context: PlatformContext, limits: ConnectionLimits): FastifyInstance {
  const { trustedProxies } = context.settings
  const app = fastify({
    bodyLimit: MAX_BODY,
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies,
    serverFactory: (listener) => makeServer(listener, limits, trustedProxies || []),
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (error, _request, reply) => sendProblem(reply, toProblem(error).problem),
    clientErrorHandler: refuseRequest,
  })
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
    if (request.url.includes('%00')) throw new HttpProblem(400, 'the address holds a NUL')
  })
  app.addHook('preClose', async () => context.watchers.close())
  answerErrors(app, context.log)
  addRoutes(app, context)
  return app
}
