/** Calls a platform as the site and the editors do. */
import { CLIENT, SITE, USER } from './test-platform'

export type Json = Record<string, unknown>

export interface Answer {
  status: number
  headers: Headers
  /** Parsed where the answer is JSON, else its text. */
  body: unknown
}

export const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

const site = encodeURIComponent(SITE)

/** GET below v1/sites with the site's credentials; `path` as in `/productions?take=1`. */
export function read(base: string, path: string): Promise<Answer> {
  const headers = { authorization: basic(USER.name, USER.password) }
  return call(`${base}/v1/sites/${site}${path}`, { headers })
}

export function readSites(base: string, query = '', headers: Record<string, string> = {}): Promise<Answer> {
  return call(`${base}/v1/sites${query}`, {
    headers: { authorization: basic(USER.name, USER.password), ...headers },
  })
}

export async function getToken(base: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
  })
  const answer = await call(`${base}/identity/connect/token`, { method: 'POST', body })
  return String((answer.body as Json).access_token)
}

const tokens = new Map<string, Promise<string>>()

function getKnownToken(base: string): Promise<string> {
  const known = tokens.get(base) ?? getToken(base)
  tokens.set(base, known)
  return known
}

/** Anything of the management API, with a token. */
export async function manage(base: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${await getKnownToken(base)}`, ...(init.headers ?? {}) }
  return call(`${base}/management/site/${site}${path}`, { ...init, headers })
}

export function put(base: string, collection: string, doc: Json): Promise<Answer> {
  return manage(base, `/${collection}/${encodeURIComponent(String(doc.id))}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(doc),
  })
}

export function remove(base: string, collection: string, id: string): Promise<Answer> {
  return manage(base, `/${collection}/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

interface List {
  items: Json[]
  total: number
}

export const toList = (answer: Answer): List => answer.body as List
export const toIds = (answer: Answer): unknown[] => toList(answer).items.map(({ id }) => id)

/** All changes after `since`. */
export async function readChanges(base: string, since: number): Promise<{ items: Json[]; last: number }> {
  const answer = await read(base, `/changes?since=${since}`)
  return answer.body as { items: Json[]; last: number }
}
