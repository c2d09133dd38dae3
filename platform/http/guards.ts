/** What stands before the routes of an API: authentication, and that the site is known. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlatformContext } from './context'
import { isSameCredentials, readBasic, readBearer } from './credentials'
import { HttpProblem } from './problem'

export interface SiteParams {
  siteId: string
}

export function requireBasic(app: FastifyInstance, { settings }: PlatformContext): void {
  const expected = { user: settings.user, password: settings.password }
  app.addHook('onRequest', async ({ headers }) => {
    const given = readBasic(headers.authorization)
    if (given && isSameCredentials(given, expected)) return
    throw new HttpProblem(401, 'basic credentials are missing or wrong', {
      headers: { 'WWW-Authenticate': 'Basic realm="platform", charset="UTF-8"' },
    })
  })
}

export function requireBearer(app: FastifyInstance, { tokens }: PlatformContext): void {
  app.addHook('onRequest', async ({ headers }) => {
    const token = readBearer(headers.authorization)
    if (token !== undefined && (await tokens.isValid(token))) return
    const challenge = token === undefined ? 'Bearer' : 'Bearer error="invalid_token"'
    throw new HttpProblem(401, 'the bearer token is missing, wrong or expired', {
      headers: { 'WWW-Authenticate': challenge },
    })
  })
}

export function requireSite(app: FastifyInstance, { settings }: PlatformContext): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { params } = request
    const isOther = typeof params === 'object' && params !== null && 'siteId' in params
    if (isOther && params.siteId !== settings.siteId) throw new HttpProblem(404, 'unknown site')
  })
}
