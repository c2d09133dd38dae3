/** Calls by name over HTTP: who vouches for them, one renewal of a refused token, one deadline. Knows no document. */
import { now } from '@/lib/clock'
import { fillPath, type Params, type Query, toQueryString } from './address'
import { type Bearer, createRenewal } from './bearer'
import { type Deadline, startDeadline } from './deadline'
import type { Base, Endpoint } from './endpoints'
import { HttpError, toRetryAfter, toStatusError } from './errors'
import { send, type TextAnswer } from './transport'

export interface ClientSettings<Name extends string> {
  /** Those that this client calls, by name. */
  endpoints: Readonly<Record<Name, Endpoint>>
  /** Addresses of the bases that this client calls, each with its prefix. */
  bases: Partial<Record<Base, string>>
  /** The Authorization header of basic calls: on the server only. */
  basic?: string
  bearer?: Bearer
  /** Milliseconds for a whole call, with renewal and second try; none where left out (S9.4). */
  deadline?: number
}

export interface CallOptions {
  params?: Params
  query?: Query
  body?: object
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** In place of the client's, in milliseconds. */
  deadline?: number
}

export interface Answer {
  /** 200 to 299. */
  status: number
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>
  /** Parsed JSON of any shape; undefined for an empty body. */
  data: unknown
}

export interface Client<Name extends string> {
  /**
   * @throws HttpError for everything that happens on the way; Error for a call that cannot be made as asked: a missing
   *         placeholder, base or credential, named
   */
  call(name: Name, options?: CallOptions): Promise<Answer>
}

function toAnswer({ status, headers, text }: TextAnswer): Answer {
  if (status < 200 || status > 299) throw toStatusError(status, text, toRetryAfter(headers['retry-after'], now()))
  if (text.trim() === '') return { status, headers, data: undefined }
  try {
    return { status, headers, data: JSON.parse(text) }
  } catch {
    throw new HttpError({ message: 'The answer is no JSON', kind: 'parse', status })
  }
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The HTTP client has no ${what}`)
  return value
}

export function createClient<Name extends string>(settings: ClientSettings<Name>): Client<Name> {
  const { endpoints, bases, basic, bearer } = settings
  const renewal = bearer && createRenewal(bearer)

  async function withToken(ask: (authorization: string | undefined) => Promise<TextAnswer>, deadline: Deadline) {
    const owner = required(bearer, 'bearer token')
    const renewed = required(renewal, 'bearer token')
    const token = await deadline.during(Promise.resolve(owner.get()))
    const first = await ask(token && `Bearer ${token}`)
    if (first.status !== 401) return first
    return ask(`Bearer ${await deadline.during(renewed(token))}`)
  }

  return {
    async call(name, options = {}) {
      const endpoint = endpoints[name]
      const base = required(bases[endpoint.base], `address of ${endpoint.base}`).replace(/\/+$/, '')
      const query = toQueryString({ ...endpoint.query, ...options.query })
      const url = `${base}${fillPath(endpoint.path, options.params ?? {})}${query}`
      const deadline = startDeadline(options.deadline ?? settings.deadline, options.signal)
      const ask = (authorization: string | undefined) => {
        const headers = { Accept: 'application/json', ...options.headers }
        const vouched = authorization === undefined ? headers : { ...headers, Authorization: authorization }
        return send({ method: endpoint.method, url, headers: vouched, body: options.body }, deadline)
      }
      try {
        if (endpoint.auth === 'bearer') return toAnswer(await withToken(ask, deadline))
        return toAnswer(await ask(endpoint.auth === 'basic' ? required(basic, 'basic credentials') : undefined))
      } finally {
        deadline.clear()
      }
    },
  }
}
