/** Where the links of the newsletter's letters lead: looked at as often as one likes, done by a press. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ignoreBodies } from '@/platform/http/ignore-bodies'
import { type Query, readText } from '@/platform/http/query'
import { confirmSignUp, loadRequest, type NewsletterContext, unsubscribe } from '@/platform/newsletter/sign-up'
import { CONFIRMED, confirmPage, LEFT, UNKNOWN_LINK, unsubscribePage, usedPage } from '@/platform/pages/newsletter-page'
import { type Page, sendPage } from '@/platform/pages/page'
import { addPages, answerErrorsWithPages, loadHouse } from '@/platform/pages/page-routes'

type Log = (line: string) => void

interface Route {
  Querystring: Query
}

const readCode = (query: Query) => readText(query, 'code') ?? ''

const sender = (context: NewsletterContext) => async (reply: FastifyReply, page: Omit<Page, 'house'>) =>
  sendPage(reply, { ...page, house: await loadHouse(context) }, context.ownUrl())

export function confirmRoutes(app: FastifyInstance, context: NewsletterContext, log: Log): void {
  addPages(app, context, log)
  const send = sender(context)
  const sendUsed = (reply: FastifyReply) => send(reply.code(410), usedPage(context.siteUrl))
  app.get<Route>('/confirm', async ({ query }, reply) => {
    const request = await loadRequest(context, readCode(query))
    return request ? send(reply, confirmPage(request.email)) : sendUsed(reply)
  })
  app.post<Route>('/confirm', async ({ query }, reply) => {
    const isDone = await confirmSignUp(context, readCode(query))
    return isDone ? send(reply, CONFIRMED) : sendUsed(reply)
  })
}

/** Posts come from mail programs, too: from no origin, with any body, which is not read (RFC 8058). */
export function unsubscribeRoutes(app: FastifyInstance, context: NewsletterContext, log: Log): void {
  ignoreBodies(app)
  answerErrorsWithPages(app, context, log)
  const send = sender(context)
  const readEmail = (query: Query) => context.unsubscribeCodes.read(readCode(query))
  app.get<Route>('/unsubscribe', async ({ query }, reply) => {
    const email = await readEmail(query)
    return email === undefined ? send(reply.code(404), UNKNOWN_LINK) : send(reply, unsubscribePage(email))
  })
  app.post<Route>('/unsubscribe', async ({ query }, reply) => {
    const email = await readEmail(query)
    if (email === undefined) return send(reply.code(404), UNKNOWN_LINK)
    await unsubscribe(context, email)
    return send(reply, LEFT)
  })
}
