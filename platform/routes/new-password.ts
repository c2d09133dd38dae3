/** The page of the link in a letter about a forgotten password: looked at as often as one likes, used once. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AccountContext } from '@/platform/accounts/context'
import { toNewPassword, WORDS } from '@/platform/accounts/fields'
import { toAddressKey } from '@/platform/accounts/limits'
import { type PartnerParams, readPartner } from '@/platform/accounts/partner'
import { loadReset, resetPassword } from '@/platform/accounts/password-reset'
import { type Query, readText } from '@/platform/http/query'
import type { Html } from '@/platform/pages/html'
import { DONE, doneBody, formBody, formTitle, USED, usedBody } from '@/platform/pages/new-password-page'
import { sendPage } from '@/platform/pages/page'
import { addPages, type Form, loadHouse, readField } from '@/platform/pages/page-routes'

interface Route {
  Params: PartnerParams
  Querystring: Query
  Body: Form | undefined
}

const PATH = '/:partner/new-password'

export function newPasswordRoutes(app: FastifyInstance, context: AccountContext, log: (line: string) => void): void {
  const { siteUrl, limits } = context
  addPages(app, context, log)
  const send = async (reply: FastifyReply, title: string, body: Html) =>
    sendPage(reply, { title, body, house: await loadHouse(context) }, context.ownUrl())
  const sendUsed = (reply: FastifyReply) => send(reply.code(410), USED, usedBody(siteUrl))

  app.get<Route>(PATH, async ({ params, query }, reply) => {
    const code = readText(query, 'code') ?? ''
    const account = await loadReset(context, readPartner(params), code)
    if (!account) return sendUsed(reply)
    return send(reply, formTitle(undefined), formBody({ code, email: account.email }))
  })
  app.post<Route>(PATH, async ({ params, body, ip }, reply) => {
    limits.reset.address.take(toAddressKey(ip))
    const code = readField(body, 'code')
    const account = await loadReset(context, readPartner(params), code)
    if (!account) return sendUsed(reply)
    const password = toNewPassword(readField(body, 'password'))
    if (password === undefined) {
      const page = formBody({ code, email: account.email, fault: WORDS.password })
      return send(reply.code(422), formTitle(WORDS.password), page)
    }
    const isSet = await resetPassword(context, account, code, password)
    return isSet ? send(reply, DONE, doneBody(siteUrl)) : sendUsed(reply)
  })
}
