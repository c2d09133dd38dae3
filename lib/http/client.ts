/** Calls by name through axios, on the server as in the browser: one instance a client, one deadline for a whole call. */
import axios, { AxiosHeaders, type AxiosResponse, isAxiosError } from 'axios'
import { now } from '@/lib/clock'
import { fillPath, type Params, type Query, toQueryString } from './address'
import { addBearer, type Bearer } from './bearer'
import { withDeadline } from './deadline'
import type { Base, Endpoint } from './endpoints'
import { HttpError, toRetryAfter, toStatusError } from './errors'

export interface ClientSettings<Name extends string> {
  /** Those that this client calls, by name. */
  endpoints: Readonly<Record<Name, Endpoint>>
  /** Addresses of the bases that this client calls, each with its prefix. */
  bases: Partial<Record<Base, string>>
  /** Of basic calls: on the server only. */
  basic?: { user: string; password: string }
  bearer?: Bearer
  /** Milliseconds for a whole call, with refresh and second try; none where left out (S9.4). */
  deadline?: number
}

export interface CallOptions {
  params?: Params
  query?: Query
  /** An object goes as JSON, URLSearchParams as a form. */
  body?: object
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Whether cookies are sent, and taken from the answer; they are where left out. */
  withCredentials?: boolean
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

const isSuccess = (status: number) => status >= 200 && status <= 299

/** @param text undefined where it broke off. The body of a refusal may be anything. */
function parseJson(text: string | undefined, _: unknown, status = 0): unknown {
  if (!text?.trim()) return undefined
  try {
    return JSON.parse(text)
  } catch {
    if (!isSuccess(status)) return undefined
    throw new HttpError({ message: 'The answer is no JSON', kind: 'parse', status })
  }
}

const SETTINGS = {
  paramsSerializer: { serialize: toQueryString },
  transformResponse: parseJson,
  // Heeded by the server only.
  maxContentLength: 50 * 1024 * 1024,
  maxRedirects: 3,
  proxy: false,
} as const

const headersOf = ({ headers }: AxiosResponse) => (headers instanceof AxiosHeaders ? headers.toJSON(true) : {})

/** Without the request, which holds secrets. What is none of axios' stays as it is. */
function toHttpError(error: unknown): unknown {
  if (!isAxiosError(error)) return error
  const { response, message } = error
  if (response && !isSuccess(response.status)) {
    return toStatusError(response.status, response.data, toRetryAfter(headersOf(response)['retry-after'], now()))
  }
  const isTooLarge = message.startsWith('maxContentLength')
  if (isTooLarge) return new HttpError({ message: 'The answer is too large', kind: 'parse' })
  return new HttpError({ message: 'Network Error', kind: 'network' })
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The HTTP client has no ${what}`)
  return value
}

export function createClient<Name extends string>(settings: ClientSettings<Name>): Client<Name> {
  const { endpoints, bases, basic, bearer } = settings
  const http = axios.create(SETTINGS)
  if (bearer) addBearer(http, bearer)

  function credentialsOf({ auth }: Endpoint) {
    if (auth === 'bearer') required(bearer, 'bearer token')
    if (auth !== 'basic') return { isBearer: auth === 'bearer' }
    const { user, password } = required(basic, 'basic credentials')
    return { auth: { username: user, password } }
  }

  return {
    async call(name, options = {}) {
      const { params = {}, query, body, headers, withCredentials = true, deadline = settings.deadline } = options
      const endpoint = endpoints[name]
      const request = {
        method: endpoint.method,
        baseURL: required(bases[endpoint.base], `address of ${endpoint.base}`),
        url: fillPath(endpoint.path, params),
        params: { ...endpoint.query, ...query },
        ...credentialsOf(endpoint),
        headers: { ...headers },
        data: body,
        withCredentials,
      }
      try {
        const answer = await withDeadline(
          (signal) => http.request<unknown>({ ...request, signal }),
          deadline,
          options.signal,
        )
        return { status: answer.status, headers: headersOf(answer), data: answer.data }
      } catch (error) {
        throw toHttpError(error)
      }
    },
  }
}
