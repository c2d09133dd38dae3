import { createClient } from '@/lib/http/client'
import { loyaltyEndpoints, platformEndpoints, runtimeEndpoints } from '@/lib/http/endpoints'
import { HttpError, toErrorView } from '@/lib/http/errors'
import { answerJson, startServer, type TestServer } from './server'

const endpoints = { ...loyaltyEndpoints, ...runtimeEndpoints, ...platformEndpoints }

let server: TestServer

beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('expected a failure')
    },
    (error: unknown) => error,
  )

describe('a call', () => {
  it('goes by name, with its query, and answers status, headers and JSON (S7.3, S7.20)', async () => {
    server.answer((_, response) => {
      response.setHeader('ETag', '"1"')
      answerJson(response, { items: [], total: 0 })
    })
    const client = createClient({
      endpoints,
      bases: { data: `${server.url}/v1/` },
      basic: { user: 'ola', password: 'pæssord:1' },
    })
    const answer = await client.call('productions', {
      params: { siteId: 's 1' },
      query: { filter: ['a', 'b'], take: 500 },
    })
    expect(answer).toMatchObject({ status: 200, data: { items: [], total: 0 }, headers: { etag: '"1"' } })
    const [request] = server.requests
    expect(request).toMatchObject({ method: 'GET', url: '/v1/sites/s%201/productions?filter=a&filter=b&take=500' })
    const sent = Buffer.from(request?.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString('utf8')
    expect(sent).toBe('ola:pæssord:1')
  })

  it('sends JSON, a form, or no body, and the headers that it is given', async () => {
    const client = createClient({ endpoints, bases: { loyalty: server.url, identity: server.url } })
    await client.call('login', { body: { Email: 'a@b.example', Password: 'p' } })
    await client.call('token', { body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'ø' }) })
    await client.call('switchTokensDx', { headers: { 'X-Token': 't' } })
    expect(server.requests.map(({ url, body }) => [url, body])).toEqual([
      ['/LoginDx', '{"Email":"a@b.example","Password":"p"}'],
      ['/connect/token', 'grant_type=client_credentials&client_id=%C3%B8'],
      ['/SwitchTokensDx', ''],
    ])
    expect(server.requests.slice(0, 2).map(({ headers }) => headers['content-type']?.split(';')[0])).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ])
    expect(server.requests[2]?.headers['x-token']).toBe('t')
  })

  it.each([
    ['reviews', { ediNumber: 'E1' }, '/GetReviewsByEdiDx?skip=0&take=20&ediNumber=E1'],
    ['reviews', { ediNumber: 'E1', skip: 20 }, '/GetReviewsByEdiDx?skip=20&take=20&ediNumber=E1'],
    ['movieInfo', { ediNumber: 'E1' }, '/GetMovieByEdiDx?ediNumber=E1'],
  ] as const)('%s asks with the pages of the specification', async (name, query, url) => {
    await createClient({ endpoints, bases: { loyalty: server.url } }).call(name, { query })
    expect(server.requests[0]?.url).toBe(url)
  })

  it.each([
    ['204', 204, ''],
    ['an empty body', 200, ''],
    ['blank lines', 200, '\n\n'],
  ])('reads %s as nothing', async (_, status, body) => {
    server.answer((_request, response) => response.writeHead(status).end(body))
    const answer = await createClient({ endpoints, bases: { loyalty: server.url } }).call('logout')
    expect(answer).toMatchObject({ status, data: undefined })
  })

  it('is refused where it cannot be made as asked, by name of what is missing', async () => {
    const client = createClient({ endpoints, bases: { runtime: server.url, data: server.url } })
    expect(await failureOf(client.call('events'))).toMatchObject({ message: expect.stringContaining(':site') })
    expect(await failureOf(client.call('login'))).toMatchObject({ message: expect.stringContaining('loyalty') })
    expect(await failureOf(client.call('sites'))).toMatchObject({ message: expect.stringContaining('basic') })
    expect(server.requests).toEqual([])
  })

  it('takes no way through a proxy of the environment', async () => {
    process.env.http_proxy = 'http://127.0.0.1:9'
    try {
      expect((await createClient({ endpoints, bases: { loyalty: server.url } }).call('logout')).status).toBe(200)
    } finally {
      delete process.env.http_proxy
    }
  })
})

describe('failures', () => {
  const loyalty = () => createClient({ endpoints, bases: { loyalty: server.url } })

  it.each([304, 400, 404, 500, 503])('a status outside 200 to 299: %p (S9.5)', async (status) => {
    server.answer((_, response) => response.writeHead(status).end())
    const error = await failureOf(loyalty().call('movieInfo'))
    expect(error).toBeInstanceOf(HttpError)
    expect(toErrorView(error)).toEqual({ message: `Request failed with status code ${status}`, kind: 'status', status })
  })

  it('keeps the problem details and how long to wait', async () => {
    const problem = { title: 'For mange forsøk', status: 429, errors: [{ field: 'Email', message: 'ukjent' }] }
    server.answer((_, response) => {
      response.setHeader('Retry-After', '30')
      answerJson(response, { ...problem, stack: 'secret' }, 429)
    })
    const view = toErrorView(await failureOf(loyalty().call('login', { body: {} })))
    expect(view).toMatchObject({ kind: 'status', status: 429, problem, retryAfter: 30 })
    expect(view.problem).not.toHaveProperty('stack')
    expect(structuredClone(view)).toEqual(view)
  })

  it.each(['<h1>Bad gateway</h1>', '{"items":', '{"total":1}garbage'])(
    'an answer that is no JSON: %s',
    async (body) => {
      server.answer((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
      expect(toErrorView(await failureOf(loyalty().call('movieInfo')))).toMatchObject({ kind: 'parse' })
    },
  )

  it('no one there', async () => {
    await server.close()
    expect(toErrorView(await failureOf(loyalty().call('movieInfo')))).toEqual({
      message: 'Network Error',
      kind: 'network',
    })
  })

  it('a connection that breaks in the middle of the answer', async () => {
    server.answer((_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"a":')
      setImmediate(() => response.destroy())
    })
    expect(toErrorView(await failureOf(loyalty().call('movieInfo')))).toEqual({
      message: 'Network Error',
      kind: 'network',
    })
  })

  it('an answer without end', async () => {
    server.answer((_, response) => {
      const piece = Buffer.alloc(4 * 1024 * 1024, ' ')
      const more = () => {
        while (!response.destroyed && response.write(piece));
      }
      response.on('drain', more)
      more()
    })
    expect(toErrorView(await failureOf(loyalty().call('movieInfo')))).toMatchObject({
      message: 'The answer is too large',
      kind: 'parse',
    })
  })

  it('redirects without end', async () => {
    server.answer((_, response) => response.writeHead(302, { location: '/LogoutDx' }).end())
    expect(toErrorView(await failureOf(loyalty().call('logout')))).toMatchObject({ kind: 'network' })
    expect(server.requests.length).toBeLessThan(6)
  })

  it('never tells a password or a token, printed or not', async () => {
    server.answer((_, response) => response.writeHead(500).end('{}'))
    const client = createClient({
      endpoints,
      bases: { data: server.url },
      basic: { user: 'ola', password: 'hemmelig' },
    })
    const error = await failureOf(client.call('sites'))
    const { inspect } = await import('node:util')
    const printed = inspect(error, { depth: 10, showHidden: true })
    expect(printed).not.toContain('hemmelig')
    expect(printed).not.toContain(Buffer.from('ola:hemmelig').toString('base64'))
  })
})

describe('the deadline', () => {
  const hurried = () => createClient({ endpoints, bases: { loyalty: server.url }, deadline: 120 })
  const timeout = { message: 'timeout of 120ms exceeded', kind: 'timeout' }

  it('covers an answer that never begins', async () => {
    server.answer(() => {})
    expect(toErrorView(await failureOf(hurried().call('movieInfo')))).toEqual(timeout)
  })

  it('covers an answer that stops after its headers', async () => {
    server.answer((_, response) => response.writeHead(200, { 'content-length': '10' }).flushHeaders())
    expect(toErrorView(await failureOf(hurried().call('movieInfo')))).toEqual(timeout)
  })

  it('covers a body that drips', async () => {
    server.answer((_, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    })
    expect(toErrorView(await failureOf(hurried().call('movieInfo')))).toEqual(timeout)
  })

  it('covers a renewal that hangs', async () => {
    server.answer((_, response) => response.writeHead(401).end())
    const bearer = { get: () => 'old', refresh: () => new Promise<string>(() => {}) }
    const client = createClient({ endpoints, bases: { loyalty: server.url }, bearer, deadline: 120 })
    expect(toErrorView(await failureOf(client.call('tickets')))).toEqual(timeout)
  })

  it('can be another for one call', async () => {
    server.answer(() => {})
    const error = await failureOf(hurried().call('movieInfo', { deadline: 30 }))
    expect(toErrorView(error)).toEqual({ message: 'timeout of 30ms exceeded', kind: 'timeout' })
  })

  it('is none where none is set, and the caller may stop (S9.4)', async () => {
    const controller = new AbortController()
    server.answer(() => controller.abort())
    const client = createClient({ endpoints, bases: { loyalty: server.url } })
    const error = await failureOf(client.call('movieInfo', { signal: controller.signal }))
    expect(toErrorView(error)).toEqual({ message: 'canceled', kind: 'cancelled' })
    const again = await failureOf(client.call('movieInfo', { signal: controller.signal }))
    expect(toErrorView(again)).toMatchObject({ kind: 'cancelled' })
    expect(server.requests).toHaveLength(1)
  })
})
