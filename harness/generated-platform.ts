/** A second platform, written from the contract alone: just enough of it to be read, and to fail on demand. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { CONTENT_ITEMS, makeEvents, makeProductions, makeSite } from './generated-documents'

type Json = Record<string, unknown>

export interface GeneratedPlatform {
  url: string
  productions: Json[]
  events: Json[]
  /** Enters a change into the feed; those who wait are answered. */
  announce: (change: Json) => void
  /** Stops answering, as a host that is down; the port is free. */
  stop: () => Promise<void>
}

function valuesAt(document: unknown, path: string[]): string[] {
  if (Array.isArray(document)) return document.flatMap((one) => valuesAt(one, path))
  const [key, ...rest] = path
  if (key === undefined) return document === undefined || document === null ? [] : [String(document)]
  return typeof document === 'object' && document !== null ? valuesAt((document as Json)[key], rest) : []
}

function satisfies(document: Json, filter: string): boolean {
  const [property = '', operator, ...rest] = filter.split(':')
  const value = rest.join(':')
  const found = valuesAt(document, property.split('.'))
  return operator === 'eq' ? found.includes(value) : found.some((one) => new RegExp(value, 'iu').test(one))
}

function paged(documents: Json[], query: URLSearchParams): Json {
  const ids = query.get('ids')?.split(',')
  const matching = documents
    .filter((one) => !ids || ids.includes(String(one.id)))
    .filter((one) => query.getAll('filter').every((filter) => satisfies(one, filter)))
  const skip = Number(query.get('skip') ?? 0)
  const take = Number(query.get('take') ?? ids?.length ?? 100)
  return { items: matching.slice(skip, skip + take), total: matching.length }
}

const slugOf = (one: Json) => (one.object === 'culture' ? one.pageReference : one.parentSlug)

export async function startGeneratedPlatform(now: number): Promise<GeneratedPlatform> {
  const productions: Json[] = makeProductions().map((one) => ({ ...one }))
  const events: Json[] = makeEvents(makeProductions(), now).map((one) => ({ ...one }))
  const feed: Json[] = []
  let waiting: (() => void)[] = []
  let origin = ''

  const changesSince = (since: number) => ({ items: feed.slice(since), last: feed.length })
  const routes: [RegExp, (query: URLSearchParams) => unknown][] = [
    [/^\/v1\/sites$/, () => [makeSite(origin)]],
    [/^\/v1\/sites\/[^/]+\/productions$/, (query) => paged(productions, query)],
    [/^\/v1\/sites\/[^/]+\/events$/, (query) => paged(events, query)],
    [
      /^\/v1\/sites\/[^/]+\/slugs$/,
      (query) => {
        const items = productions.map((one) => ({ model: 'production', id: one.id, slug: slugOf(one), updatedAt: now }))
        return paged(items, query)
      },
    ],
    [/^\/management\/site\/[^/]+\/block-data$/, (query) => paged(CONTENT_ITEMS, query)],
    [/^\/management\/site\/[^/]+\/article$/, () => ({ items: [], total: 0 })],
    [/^\/identity\/connect\/token$/, () => ({ access_token: 'token', token_type: 'Bearer', expires_in: 300 })],
    [/^\/runtime\/sites\/\d+\/basic_events$/, () => []],
  ]

  function send(response: ServerResponse, body: unknown, status = 200) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  async function answerFeed(query: URLSearchParams, response: ServerResponse) {
    const since = Number(query.get('since'))
    if (since > feed.length) return send(response, { items: [], last: feed.length, reset: true })
    if (since === feed.length && query.has('wait')) {
      const until = Number(query.get('wait')) * 1000
      await new Promise<void>((resolve) => {
        setTimeout(resolve, until).unref()
        waiting.push(resolve)
      })
    }
    return send(response, changesSince(since))
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    if (pathname.endsWith('/changes')) return answerFeed(searchParams, response)
    const route = routes.find(([pattern]) => pattern.test(pathname))
    return route ? send(response, route[1](searchParams)) : send(response, { title: 'Not found', status: 404 }, 404)
  }

  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: origin,
    productions,
    events,
    announce(change) {
      feed.push({ seq: feed.length + 1, at: now, ...change })
      for (const wake of waiting) wake()
      waiting = []
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
