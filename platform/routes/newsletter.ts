/** POST /newsletter/subscribe: the mailing provider's embedded form. */
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { toEmail } from '@/platform/accounts/fields'
import { toAddressKey } from '@/platform/accounts/limits'
import { subscribers } from '@/platform/database/schema'
import type { PlatformContext } from '@/platform/http/context'
import { toLogText, toProblem } from '@/platform/http/problem'
import { requireSiteOrigin } from '@/platform/http/site-origins'
import {
  type FaultyField,
  faultPage,
  PAGE_POLICY,
  refusedPage,
  thanksPage,
  withoutConsentPage,
} from './newsletter-page'

type Form = Readonly<Record<string, string | string[] | undefined>>

const MAX_NAME = 200

interface Subscriber {
  email: string
  name: string | null
  marketing: boolean
}

function readLine(form: Form, name: string): string {
  const [value = ''] = [form[name]].flat()
  return value.replace(/\p{Cc}/gu, '').trim()
}

function readSubscriber(form: Form): Subscriber | FaultyField {
  const email = toEmail(readLine(form, 'EMAIL'))
  const name = readLine(form, 'NAME')
  if (email === undefined) return 'EMAIL'
  if (name.length > MAX_NAME) return 'NAME'
  return { email, name: name || null, marketing: readLine(form, 'MARKETING_EMAIL') === 'Y' }
}

const send = (reply: FastifyReply, page: string) =>
  reply
    .headers({ 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page)

/** Every refusal is a page, because it opens in a window of its own; nothing is stored then. */
function answerRefusals(app: FastifyInstance, log: (line: string) => void): void {
  app.setErrorHandler((error, request, reply) => {
    const { problem, isOurs } = toProblem(error)
    const { status, options } = problem
    if (isOurs) log(`${request.method} ${request.url.split('?')[0]}: ${toLogText(error)}`)
    const wait = options.headers?.['Retry-After']
    reply.code(status).headers(options.headers ?? {})
    return send(reply, refusedPage(status, wait === undefined ? undefined : Number(wait)))
  })
}

export function newsletterRoutes(app: FastifyInstance, { store, accounts, settings, log }: PlatformContext): void {
  const { address, all } = accounts.limits.newsletter
  app.removeAllContentTypeParsers()
  app.register(formbody)
  requireSiteOrigin(app, settings)
  answerRefusals(app, log)
  app.post<{ Body: Form | undefined }>('/subscribe', async ({ body = {}, ip }, reply) => {
    if (readLine(body, 'b_hp') !== '') return send(reply, thanksPage)
    const subscriber = readSubscriber(body)
    if (typeof subscriber === 'string') return send(reply.code(422), faultPage(subscriber))
    if (!subscriber.marketing) return send(reply.code(422), withoutConsentPage)
    address.take(toAddressKey(ip))
    all.take('all')
    const { email: _, ...rest } = subscriber
    await store.db
      .insert(subscribers)
      .values({ ...subscriber, createdAt: store.now() })
      .onConflictDoUpdate({ target: subscribers.email, set: rest })
    return send(reply, thanksPage)
  })
}
