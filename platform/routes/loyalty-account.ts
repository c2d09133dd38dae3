/** The loyalty calls that open and close an account: create, log in, forgotten password, session, log out. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAccount, logIn } from '@/platform/accounts/accounts'
import type { AccountContext } from '@/platform/accounts/context'
import { clearCookies, startSession } from '@/platform/accounts/cookie'
import { toEmail, toNewPassword, toTriedPassword, toUserName, WORDS } from '@/platform/accounts/fields'
import { type Limit, toAddressKey } from '@/platform/accounts/limits'
import { type PartnerParams, readPartner } from '@/platform/accounts/partner'
import { sendResetLetter } from '@/platform/accounts/password-reset'
import { toDigest } from '@/platform/accounts/secrets'
import { LIFETIMES } from '@/platform/accounts/session-signer'
import { loadHolder, revokeToken } from '@/platform/accounts/tokens'
import { HttpProblem } from '@/platform/http/problem'

interface Route {
  Params: PartnerParams
  Body: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const readBody = (body: unknown) => (isObject(body) ? body : {})

/** Before the body is read: a flood costs next to nothing. */
const byAddress = (limit: Limit) => ({
  onRequest: async ({ ip }: FastifyRequest) => limit.take(toAddressKey(ip)),
})

const toFaults = (words: Record<string, string | false>) =>
  Object.entries(words).flatMap(([field, message]) => (message === false ? [] : [{ field, message }]))

/** @param words by the request's own names; false where the field is right */
const badFields = (words: Record<string, string | false>) =>
  new HttpProblem(422, 'Noe mangler eller er feil i skjemaet.', { errors: toFaults(words) })

/** The digest of the token that the request shows. */
const readToken = ({ headers }: FastifyRequest) => toDigest(String(headers['x-token'] ?? ''))

const refuse = (detail: string, challenge: string) =>
  new HttpProblem(401, detail, { headers: { 'WWW-Authenticate': challenge } })

function logInRoute(app: FastifyInstance, context: AccountContext): void {
  app.post<Route>('/LoginDx', byAddress(context.limits.logIn.address), async ({ params, body, ip }) => {
    const partner = readPartner(params)
    const { Email, Password } = readBody(body)
    const email = toEmail(Email)
    const password = toTriedPassword(Password)
    if (email === undefined || password === undefined) {
      throw badFields({ Email: !email && WORDS.email, Password: !password && WORDS.noPassword })
    }
    const loggedIn = await logIn(context, { partner, email, password, address: toAddressKey(ip) })
    if (!loggedIn) throw refuse(WORDS.wrong, 'Password')
    const { account, token } = loggedIn
    return { marsToken: token, UserName: account.userName, UserInfo: account.email }
  })
}

function createRoute(app: FastifyInstance, context: AccountContext): void {
  app.post<Route>('/CreateUserDx', byAddress(context.limits.create.address), async ({ params, body, ip }, reply) => {
    const partner = readPartner(params)
    const given = readBody(body)
    const email = toEmail(given.email)
    const userName = toUserName(given.userName)
    const password = toNewPassword(given.password)
    if (email === undefined || userName === undefined || password === undefined) {
      throw badFields({
        email: !email && WORDS.email,
        userName: !userName && WORDS.userName,
        password: !password && WORDS.password,
      })
    }
    const created = await createAccount(context, { partner, email, userName, password, address: toAddressKey(ip) })
    if (!created) throw new HttpProblem(409, WORDS.taken, { errors: [{ field: 'email', message: WORDS.taken }] })
    return reply.code(201).send({ Token: created.token, UserName: userName, ContactEmail: email })
  })
}

function forgotRoute(app: FastifyInstance, context: AccountContext): void {
  app.post<Route>('/ForgotPasswordDx', byAddress(context.limits.forgot.address), async ({ params, body }, reply) => {
    const partner = readPartner(params)
    const { Email } = readBody(body)
    if (typeof Email !== 'string') throw badFields({ Email: WORDS.email })
    const email = toEmail(Email)
    if (email !== undefined) await sendResetLetter(context, partner, email)
    return reply.code(200).send()
  })
}

function sessionRoutes(app: FastifyInstance, context: AccountContext): void {
  app.post<Route>('/SwitchTokensDx', async (request, reply) => {
    const partner = readPartner(request.params)
    const holder = await loadHolder(context, partner, readToken(request))
    if (!holder) throw refuse('Du er ikke logget inn lenger. Logg inn på nytt.', 'X-Token')
    await startSession(context, reply, { use: 'cookie', partner, token: holder.token })
    return { Token: await context.sessions.sign('bearer', partner, holder.token), ExpiresIn: LIFETIMES.bearer }
  })
  app.post<Route>('/LogoutDx', async (request, reply) => {
    const partner = readPartner(request.params)
    const holder = await loadHolder(context, partner, readToken(request))
    if (holder) await revokeToken(context, holder.token)
    clearCookies(context, reply, partner)
    return reply.code(204).send()
  })
}

export function loyaltyAccountRoutes(app: FastifyInstance, context: AccountContext): void {
  logInRoute(app, context)
  createRoute(app, context)
  forgotRoute(app, context)
  sessionRoutes(app, context)
}
