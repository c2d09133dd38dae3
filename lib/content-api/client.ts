/** The one way to the platform from the server: addresses, credentials and deadlines. */
import { accessToken } from '@/contract/problem'
import { read } from '@/contract/read'
import { env } from '@/lib/env'
import { type Answer, type CallOptions, type Client, createClient } from '@/lib/http/client'
import { platformEndpoints } from '@/lib/http/endpoints'
import { HttpError, toErrorView } from '@/lib/http/errors'
import { createTokenCache, type Token } from './token-cache'

/** A call that hangs would freeze its route for good; a build reads everything at once, and nobody waits for a page. */
const DEADLINE = process.env.NEXT_PHASE === 'phase-production-build' ? 30_000 : 10_000

type Name = keyof typeof platformEndpoints

let shared: Client<Name> | undefined

/** Without its status: 400 says that a document cannot be asked for so. */
function refuseToken(error: unknown): never {
  const { message, kind } = toErrorView(error)
  throw new HttpError({ message: `The identity provider gives no token: ${message}`, kind })
}

async function fetchToken(): Promise<Token> {
  const { client } = env()
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
  })
  const { data } = await platform().call('token', { body }).catch(refuseToken)
  const token = read(accessToken, data).value
  if (!token) throw new HttpError({ message: 'The identity provider answered no token', kind: 'parse' })
  return { value: token.access_token, expiresIn: token.expires_in }
}

function platform(): Client<Name> {
  const { bases, basic } = env()
  shared ??= createClient({
    endpoints: platformEndpoints,
    bases,
    basic,
    // The real clock: a token ages also where a test froze the site's.
    bearer: createTokenCache(fetchToken, Date.now),
    deadline: DEADLINE,
  })
  return shared
}

/** A call about the site of the settings. @throws HttpError */
export function callPlatform(name: Name, options: CallOptions = {}): Promise<Answer> {
  return platform().call(name, { ...options, params: { siteId: env().siteId, ...options.params } })
}
