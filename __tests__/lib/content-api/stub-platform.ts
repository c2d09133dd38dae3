/** A platform in memory behind real HTTP, for tests of its readers: no rules of writing, and faults on demand. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Document {
  id: string
  [field: string]: unknown
}
type Change = { model: string; id: string } & Record<string, unknown>
export type Answerer = (request: IncomingMessage, response: ServerResponse, url: URL) => void

export const SITE_ID = 'huset'

export interface StubPlatform {
  url: string
  site: Record<string, unknown>
  productions: Document[]
  events: Document[]
  articles: Document[]
  items: Document[]
  /** Path and query of every call, in order. */
  calls: string[]
  /** In place of the usual answer of the paths that end so. */
  faults: Map<string, Answerer>
  announce: (...changes: Change[]) => void
  stop: () => Promise<void>
}

export const makeSite = (over: object = {}): Record<string, unknown> => ({
  id: SITE_ID,
  title: 'Huset',
  partners: [7],
  published: false,
  stage: 'production',
  skeleton: '1',
  host: 'huset.example',
  aliases: [],
  locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
  components: [],
  theme: { variant: 'v', menu: [], footer: [] },
  pages: [],
  redirects: [],
  ...over,
})

export const makePage = (id: string, path: string, over: object = {}) => ({
  id,
  title: `Side ${id}`,
  path,
  layout: 'default',
  pageType: 'ordinary',
  sources: [],
  blocks: [],
  template: { rows: [{ container: true, columns: [{}] }] },
  meta: {},
  ...over,
})

export const makeProduction = (id: string, over: object = {}): Document => ({
  id,
  parentSlug: `${id}-slug`,
  title: `Film ${id}`,
  object: 'movie',
  objectClass: 'movie',
  features: [],
  contents: [],
  assets: [],
  ...over,
})

export const makeEvent = (id: string, production: string, start: number, over: object = {}): Document => ({
  id,
  production: { id: production, parentSlug: `${production}-slug`, object: 'movie' },
  start,
  status: 'onSale',
  ...over,
})

export const makeArticle = (id: string, over: object = {}): Document => ({
  id,
  title: `Sak ${id}`,
  slug: `${id}-slug`,
  content: '<p>tekst</p>',
  category: 'general',
  node_locale: 'nb',
  createdAt: 1,
  updatedAt: 1,
  ...over,
})

function valueAt(document: unknown, path: string): unknown {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  return path.split('.').reduce((at, name) => (isObject(at) ? at[name] : undefined), document)
}

function holds(document: Document, filter: string): boolean {
  const [property = '', operator = '', ...rest] = filter.split(':')
  const value = valueAt(document, property)
  if (value === undefined || value === null) return false
  const expected = rest.join(':')
  // Rule 11: a path to a list matches when any element does.
  const isMatch = (one: unknown) =>
    operator === 'eq' ? String(one) === expected : new RegExp(expected, 'iu').test(String(one))
  return [value].flat().some(isMatch)
}

const chosen = (documents: Document[], url: URL) => {
  const ids = url.searchParams.get('ids')?.split(',')
  const filters = url.searchParams.getAll('filter')
  return documents
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .filter((document) => ids !== undefined || filters.every((filter) => holds(document, filter)))
}

const send = (response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

function sendPage(response: ServerResponse, url: URL, documents: unknown[]) {
  const skip = Number(url.searchParams.get('skip') ?? 0)
  const take = Number(url.searchParams.get('take') ?? 100)
  send(response, { items: documents.slice(skip, skip + take), total: documents.length })
}

function toSlugs({ productions, articles }: Pick<StubPlatform, 'productions' | 'articles'>) {
  const own = productions.map(({ id, object, pageReference, parentSlug }) => ({
    model: 'production',
    id,
    slug: object === 'culture' ? pageReference : parentSlug,
    updatedAt: 1,
  }))
  return [...articles.map(({ id, slug }) => ({ model: 'article', id, slug, updatedAt: 1 })), ...own]
}

function answerSites(platform: StubPlatform, request: IncomingMessage, response: ServerResponse) {
  const body = [platform.site]
  const etag = `"${createHash('sha1').update(JSON.stringify(body)).digest('hex')}"`
  if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
  else send(response, body, 200, { etag })
}

export async function startStubPlatform(port = 0): Promise<StubPlatform> {
  const changes: (Change & { seq: number; at: number })[] = []
  const waiting = new Set<() => void>()
  const timers = new Set<NodeJS.Timeout>()

  const answerChanges: Answerer = (_request, response, url) => {
    const since = Number(url.searchParams.get('since'))
    const wait = Number(url.searchParams.get('wait') ?? 0)
    const answer = () => {
      waiting.delete(answer)
      const items = changes.filter(({ seq }) => seq > since).slice(0, 500)
      send(response, { items, last: changes.length, ...(since > changes.length && { reset: true }) })
    }
    if (changes.length !== since || wait === 0) answer()
    else {
      waiting.add(answer)
      timers.add(setTimeout(() => waiting.has(answer) && answer(), wait * 1000))
    }
  }

  const usual: Record<string, Answerer> = {
    '/sites': (request, response) => answerSites(platform, request, response),
    '/productions': (_, response, url) => {
      const archived = url.searchParams.get('archived') === '1'
      const found = chosen(platform.productions, url).filter((one) => archived || one.archived !== true)
      sendPage(
        response,
        url,
        found.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      )
    },
    '/events': (_, response, url) => {
      const from = Number(url.searchParams.get('from') ?? Number.NEGATIVE_INFINITY)
      const found = chosen(platform.events, url).filter(({ start }) => Number(start) + 7_200_000 > from)
      sendPage(
        response,
        url,
        found.toSorted((a, b) => Number(a.start) - Number(b.start)),
      )
    },
    '/slugs': (_, response, url) => sendPage(response, url, toSlugs(platform)),
    '/changes': answerChanges,
    '/connect/token': (_, response) => send(response, { access_token: 't', token_type: 'Bearer', expires_in: 600 }),
    '/block-data': (_, response, url) => sendPage(response, url, chosen(platform.items, url)),
    '/article': (_, response, url) => sendPage(response, url, chosen(platform.articles, url)),
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub.invalid')
    platform.calls.push(decodeURIComponent(`${url.pathname}${url.search}`))
    const find = <T>(table: Iterable<[string, T]>) => [...table].find(([end]) => url.pathname.endsWith(end))?.[1]
    const answer = find(platform.faults) ?? find(Object.entries(usual))
    if (answer) answer(request, response, url)
    else send(response, { title: 'Not found', status: 404 }, 404)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const isAddress = (value: typeof address): value is AddressInfo => typeof value === 'object' && value !== null
  if (!isAddress(address)) throw new Error('the stub has no port')

  const platform: StubPlatform = {
    url: `http://127.0.0.1:${address.port}`,
    site: makeSite(),
    productions: [],
    events: [],
    articles: [],
    items: [],
    calls: [],
    faults: new Map(),
    announce(...news) {
      for (const change of news) changes.push({ ...change, seq: changes.length + 1, at: 1 })
      for (const answer of waiting) answer()
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return platform
}

/** The settings of a site that reads this platform. */
export function applySettings(url: string): void {
  Object.assign(process.env, {
    PORT: '3590',
    SITE_URL: 'http://localhost:3590',
    SITE_ID,
    PLATFORM_URL: url,
    PLATFORM_USER: 'site',
    PLATFORM_PASSWORD: 'æ:hemmelig',
    MANAGEMENT_CLIENT_ID: 'client',
    MANAGEMENT_CLIENT_SECRET: 'secret',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  })
}
