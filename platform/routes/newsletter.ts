/** POST /newsletter/subscribe: the mailing provider's embedded form. */
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { toEmail } from '@/platform/accounts/fields'
import { toAddressKey } from '@/platform/accounts/limits'
import type { Settings } from '@/platform/env'
import { toLogText, toProblem } from '@/platform/http/problem'
import { requireSiteOrigin } from '@/platform/http/site-origins'
import { askToConfirm, type NewsletterContext, type SignUp } from '@/platform/newsletter/sign-up'
import {
  ASKED,
  type FaultyField,
  formBody,
  NOT_SIGNED_UP,
  refusedPage,
  type Typed,
} from '@/platform/pages/newsletter-page'
import { type Page, sendPage } from '@/platform/pages/page'
import { type Form, loadHouse, loadHouseAnyway } from '@/platform/pages/page-routes'

const MAX_NAME = 200

function readLine(form: Form, name: string): string {
  const [value = ''] = [form[name]].flat()
  return value.replace(/\p{Cc}/gu, '').trim()
}

function readTyped(form: Form): Typed {
  const isAllowed = readLine(form, 'MARKETING_EMAIL') === 'Y'
  return { email: readLine(form, 'EMAIL'), name: readLine(form, 'NAME'), isAllowed }
}

function toSignUp({ email: typed, name, isAllowed }: Typed): SignUp | FaultyField {
  const email = toEmail(typed)
  if (email === undefined) return 'EMAIL'
  if (name.length > MAX_NAME) return 'NAME'
  return isAllowed ? { email, name: name || null } : 'MARKETING_EMAIL'
}

/** Every refusal is a page, because it opens in a window of its own; nothing is stored then. */
function answerRefusals(app: FastifyInstance, context: NewsletterContext, log: (line: string) => void): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { problem, isOurs } = toProblem(error)
    const { status, options } = problem
    if (isOurs) log(`${request.method} ${request.url.split('?')[0]}: ${toLogText(error)}`)
    const wait = options.headers?.['Retry-After']
    const page = refusedPage(status, wait === undefined ? undefined : Number(wait))
    reply.code(status).headers(options.headers ?? {})
    return sendPage(reply, { ...page, house: await loadHouseAnyway(context) }, context.ownUrl())
  })
}

export function newsletterRoutes(
  app: FastifyInstance,
  context: NewsletterContext,
  settings: Settings,
  log: (line: string) => void,
): void {
  const { address, all } = context.limits.newsletter
  app.removeAllContentTypeParsers()
  app.register(formbody)
  requireSiteOrigin(app, settings, context.ownUrl)
  answerRefusals(app, context, log)
  const send = async (reply: FastifyReply, page: Omit<Page, 'house'>) =>
    sendPage(reply, { ...page, house: await loadHouse(context) }, context.ownUrl())
  app.post<{ Body: Form | undefined }>('/subscribe', async ({ body = {}, ip }, reply) => {
    if (readLine(body, 'b_hp') !== '') return send(reply, ASKED)
    const typed = readTyped(body)
    const signUp = toSignUp(typed)
    if (typeof signUp === 'string') {
      return send(reply.code(422), { title: NOT_SIGNED_UP, body: formBody(typed, signUp) })
    }
    address.take(toAddressKey(ip))
    all.take('all')
    await askToConfirm(context, signUp)
    return send(reply, ASKED)
  })
}
