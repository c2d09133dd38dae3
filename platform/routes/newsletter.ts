/** POST /newsletter/subscribe: the mailing provider's embedded form. */
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { toEmail } from '@/platform/accounts/fields'
import { subscribers } from '@/platform/database/schema'
import type { PlatformContext } from '@/platform/http/context'
import { type FaultyField, faultPage, PAGE_POLICY, thanksPage } from './newsletter-page'

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

export function newsletterRoutes(app: FastifyInstance, { store }: PlatformContext): void {
  app.removeAllContentTypeParsers()
  app.register(formbody)
  app.post<{ Body: Form | undefined }>('/subscribe', async ({ body = {} }, reply) => {
    reply.headers({ 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-store' })
    reply.type('text/html; charset=utf-8')
    if (readLine(body, 'b_hp') !== '') return thanksPage
    const subscriber = readSubscriber(body)
    if (typeof subscriber === 'string') return reply.code(422).send(faultPage(subscriber))
    const { email: _, ...rest } = subscriber
    await store.db
      .insert(subscribers)
      .values({ ...subscriber, createdAt: store.now() })
      .onConflictDoUpdate({ target: subscribers.email, set: rest })
    return thanksPage
  })
}
