/** A platform in memory, as far as the loader needs one: it keeps documents and remembers what was written. */
import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'

const CREDENTIALS = { user: 'reader', password: 'pa:ss', clientId: 'loader', clientSecret: 'secret' }
const TOKEN = 'token-1'
const stored = v.looseObject({ id: v.string() })
type Stored = v.InferOutput<typeof stored>

const READS: Record<string, string> = {
  productions: 'production',
  events: 'event',
  'block-data': 'block-data',
  article: 'article',
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

export async function startDocumentServer(siteId: string) {
  const collections = new Map<string, Map<string, Stored>>()
  const writes: string[] = []
  let refusal: { on: string; status: number } | undefined
  const of = (name: string) => {
    const found = collections.get(name) ?? new Map<string, Stored>()
    collections.set(name, found)
    return found
  }

  function read(name: string, url: URL) {
    const all = [...of(name).values()].filter(
      (document) => !document.archived || url.searchParams.get('archived') === '1',
    )
    const skip = Number(url.searchParams.get('skip') ?? 0)
    const take = Math.min(Number(url.searchParams.get('take') ?? 100), 3)
    return { items: all.slice(skip, skip + take), total: all.length }
  }

  function write(method: string, name: string, id: string, body: string): number {
    if (refusal?.on === `${name}/${id}`) return refusal.status
    const held = of(name)
    writes.push(`${method} ${name}/${id}`)
    if (method === 'DELETE') return held.delete(id) ? 204 : 404
    held.set(id, v.parse(stored, JSON.parse(body)))
    return 200
  }

  function answer(method: string, url: URL, authorization: string | undefined, body: string): [number, unknown] {
    const basic = `Basic ${Buffer.from(`${CREDENTIALS.user}:${CREDENTIALS.password}`).toString('base64')}`
    if (url.pathname === '/identity/connect/token') {
      const form = new URLSearchParams(body)
      const isKnown = form.get('client_id') === 'loader' && form.get('client_secret') === 'secret'
      return isKnown
        ? [200, { access_token: TOKEN, token_type: 'Bearer', expires_in: 600 }]
        : [401, { title: 'no', status: 401 }]
    }
    const wanted = url.pathname.startsWith('/management/') ? `Bearer ${TOKEN}` : basic
    if (authorization !== wanted) return [401, { title: 'Unauthorized', status: 401 }]
    if (url.pathname === '/v1/sites') {
      return [200, [...of('site').values()].map((site) => ({ ...site, pages: [...of('page').values()] }))]
    }
    const [, first = '', , , name = '', id] = url.pathname.split('/').map(decodeURIComponent)
    if (method === 'GET') {
      const collection = READS[name]
      if (!collection || !of('site').has(siteId)) return [404, { title: 'Not Found', status: 404 }]
      if (first === 'management' && url.searchParams.get('stable') !== '1')
        return [400, { title: 'stable', status: 400 }]
      return [200, read(collection, url)]
    }
    const status = write(method, name, id ?? '', body)
    return [
      status,
      status < 400 ? undefined : { title: 'Refused', status, errors: [{ field: 'title', message: 'no' }] },
    ]
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const [status, body] = answer(request.method ?? 'GET', url, request.headers.authorization, await readBody(request))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const { port } = address
  return {
    credentials: { baseUrl: `http://127.0.0.1:${port}`, siteId, ...CREDENTIALS },
    of,
    /** The writes since the last call. */
    takeWrites: () => writes.splice(0),
    refuse: (on: string, status: number) => {
      refusal = { on, status }
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}
export type DocumentServer = Awaited<ReturnType<typeof startDocumentServer>>
