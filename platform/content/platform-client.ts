/** Reads and writes the platform's documents over HTTP. Knows the contract's addresses, and no document. */
import * as v from 'valibot'
import { int } from '@/contract/primitives'
import { accessToken, problem } from '@/contract/problem'
import type { Collection, StoredDocument } from './documents'

const DEADLINE = 30_000
const TAKE = 500

const stored = v.looseObject({ id: v.string() })
const storedPage = v.object({ items: v.array(stored), total: int })
const storedSites = v.array(v.looseObject({ id: v.string(), pages: v.array(stored) }))

export interface PlatformSettings {
  /** Without a slash at the end. */
  baseUrl: string
  siteId: string
  clientId: string
  clientSecret: string
  user: string
  password: string
}

export interface PlatformClient {
  /** Everything of a collection, archived too; nothing where the platform has no such site yet. */
  readAll: (collection: Collection) => Promise<StoredDocument[]>
  put: (collection: Collection, document: StoredDocument) => Promise<void>
  remove: (collection: Collection, id: string) => Promise<void>
}

async function explain(answer: Response): Promise<string> {
  const read = v.safeParse(problem, await answer.json().catch(() => undefined))
  if (!read.success) return ''
  const { title, detail, errors = [] } = read.output
  const fields = errors.map(({ field, message }) => `${field ?? ''} ${message ?? ''}`.trim())
  return [title, detail, ...fields].filter(Boolean).join('; ')
}

/** @throws an error that names call, status and the platform's own words */
async function send(url: string, init: RequestInit): Promise<Response> {
  const name = `${init.method ?? 'GET'} ${url}`
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(DEADLINE) }).catch((error: unknown) => {
    throw new Error(`${name}: no answer`, { cause: error })
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await explain(answer)}`.trim())
  return answer
}

/** Fetches a bearer token when one is needed, once for all who ask before it runs out. */
function makeBearer({ baseUrl, clientId, clientSecret }: PlatformSettings): () => Promise<string> {
  let token: Promise<{ value: string; until: number }> | undefined
  const fetchToken = async () => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    })
    const answer = await send(`${baseUrl}/identity/connect/token`, { method: 'POST', body })
    const { access_token, expires_in } = v.parse(accessToken, await answer.json())
    return { value: `Bearer ${access_token}`, until: performance.now() + (expires_in * 1000) / 2 }
  }
  return async () => {
    const held = await token
    if (held && performance.now() < held.until) return held.value
    token = fetchToken()
    return (await token).value
  }
}

export function makePlatformClient(settings: PlatformSettings): PlatformClient {
  const { baseUrl, siteId, user, password } = settings
  const site = encodeURIComponent(siteId)
  const basic = `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`
  const bearer = makeBearer(settings)
  const addressOf = (collection: Collection, id: string) =>
    `${baseUrl}/management/site/${site}/${collection}/${encodeURIComponent(id)}`

  const readSites = async () => {
    const answer = await send(`${baseUrl}/v1/sites`, { headers: { authorization: basic } })
    return v.parse(storedSites, await answer.json()).filter(({ id }) => id === siteId)
  }
  const readList = async (path: string, authorization: string) => {
    const all: StoredDocument[] = []
    for (;;) {
      const url = `${baseUrl}${path}&take=${TAKE}&skip=${all.length}`
      const { items, total } = v.parse(storedPage, await (await send(url, { headers: { authorization } })).json())
      all.push(...items)
      if (items.length === 0 || all.length >= total) return all
    }
  }

  return {
    async readAll(collection) {
      const sites = await readSites()
      if (collection === 'site') return sites.map(({ pages: _, ...rest }) => rest)
      if (collection === 'page' || sites.length === 0) return sites.flatMap(({ pages }) => pages)
      if (collection === 'production') return readList(`/v1/sites/${site}/productions?archived=1`, basic)
      if (collection === 'event') return readList(`/v1/sites/${site}/events?`, basic)
      return readList(`/management/site/${site}/${collection}?stable=1`, await bearer())
    },
    async put(collection, document) {
      const headers = { authorization: await bearer(), 'content-type': 'application/json' }
      await send(addressOf(collection, document.id), { method: 'PUT', headers, body: JSON.stringify(document) })
    },
    async remove(collection, id) {
      await send(addressOf(collection, id), { method: 'DELETE', headers: { authorization: await bearer() } })
    },
  }
}
