/** POST /identity/connect/token: OAuth 2.0 client credentials (RFC 6749 section 4.4, rule 27). */
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { PlatformContext } from '@/platform/http/context'
import { type Credentials, isSameCredentials, readBasic } from '@/platform/http/credentials'
import { HttpProblem, sendProblem, toLogText, toProblem } from '@/platform/http/problem'

type Form = Readonly<Record<string, string | string[] | undefined>>

function readField(form: Form, name: string): string | undefined {
  const value = form[name]
  if (Array.isArray(value)) throw new HttpProblem(400, `${name} stands more than once`, { error: 'invalid_request' })
  return value
}

const invalidClient = () =>
  new HttpProblem(401, 'the client or its secret is wrong', {
    error: 'invalid_client',
    headers: { 'WWW-Authenticate': 'Basic realm="identity", charset="UTF-8"' },
  })

function readClient(form: Form, authorization: string | undefined): Credentials {
  const user = readField(form, 'client_id')
  const password = readField(form, 'client_secret')
  if (authorization === undefined) {
    if (user === undefined || password === undefined) throw invalidClient()
    return { user, password }
  }
  if (password !== undefined) {
    throw new HttpProblem(400, 'credentials stand in the header or in the body', { error: 'invalid_request' })
  }
  const basic = readBasic(authorization)
  if (!basic) throw invalidClient()
  return basic
}

function requireGrant(form: Form): void {
  const grant = readField(form, 'grant_type')
  if (grant === undefined) throw new HttpProblem(400, 'grant_type is missing', { error: 'invalid_request' })
  if (grant !== 'client_credentials') {
    throw new HttpProblem(400, 'only client_credentials is granted', { error: 'unsupported_grant_type' })
  }
}

export function tokenRoutes(app: FastifyInstance, { settings, tokens, log }: PlatformContext): void {
  const expected = { user: settings.clientId, password: settings.clientSecret }
  app.removeAllContentTypeParsers()
  app.register(formbody)
  app.setErrorHandler((error, request, reply) => {
    const { problem, isOurs } = toProblem(error)
    if (isOurs) log(`${request.method} ${request.url}: ${toLogText(error)}`)
    const fallback = isOurs ? 'server_error' : 'invalid_request'
    const options = { ...problem.options, error: problem.options.error ?? fallback }
    return sendProblem(reply, new HttpProblem(problem.status, problem.message, options))
  })
  app.post<{ Body: Form | undefined }>('/connect/token', async ({ body, headers }, reply) => {
    const form = body ?? {}
    requireGrant(form)
    if (!isSameCredentials(readClient(form, headers.authorization), expected)) throw invalidClient()
    const { token, expiresIn } = await tokens.issue()
    reply.headers({ 'Cache-Control': 'no-store', Pragma: 'no-cache' })
    return { access_token: token, token_type: 'Bearer', expires_in: expiresIn }
  })
}
