import type { Bearer } from '@/lib/http/bearer'
import { createClient } from '@/lib/http/client'
import { loyaltyEndpoints, platformEndpoints, runtimeEndpoints } from '@/lib/http/endpoints'
import { HttpError, toErrorView } from '@/lib/http/errors'
import { answerJson, startServer, type TestServer } from './server'

const endpoints = { ...loyaltyEndpoints, ...runtimeEndpoints, ...platformEndpoints }

let server: TestServer
let good: string

beforeEach(async () => {
  good = 'new'
  server = await startServer()
  server.answer((request, response) => {
    const isGood = request.headers.authorization === `Bearer ${good}`
    if (isGood) answerJson(response, [])
    else answerJson(response, { title: 'Unauthorized', status: 401 }, 401)
  })
})
afterEach(() => server.close())

/** Keeps its token as its contract asks, and counts. */
function createOwner(first: string | undefined, renewed = 'new') {
  const owner = {
    token: first,
    refreshes: 0,
    get: () => owner.token,
    async refresh() {
      owner.refreshes++
      await new Promise((resolve) => setTimeout(resolve, 20))
      owner.token = renewed
      return renewed
    },
  }
  return owner
}

const clientOf = (bearer: Bearer) =>
  createClient({ endpoints, bases: { loyalty: server.url, management: server.url, data: server.url }, bearer })

describe('rule 25: a 401 to a bearer', () => {
  it('is renewed once for fifty callers, and each tries once more (S7.3, S7.4)', async () => {
    const owner = createOwner('old')
    const client = clientOf(owner)
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.call('tickets')))
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200))
    expect(owner.refreshes).toBe(1)
    expect(server.requests.filter((request) => request.headers.authorization === 'Bearer old')).toHaveLength(50)
    expect(server.requests.filter((request) => request.headers.authorization === 'Bearer new')).toHaveLength(50)
  })

  it('is tried again as it was asked, body and query and all', async () => {
    const client = clientOf(createOwner('old'))
    await client.call('addMovieToWatchList', {
      body: { id: 77, note: 'å' },
      query: { a: 'b c' },
      headers: { 'X-Own': '1' },
    })
    expect(server.requests).toHaveLength(2)
    for (const { url, body, headers } of server.requests) {
      expect({ url, body }).toEqual({ url: '/AddToWatchlistDx?a=b%20c', body: '{"id":77,"note":"å"}' })
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-own': '1' })
    }
  })

  it('is renewed once also where looking up the token takes a while', async () => {
    const owner = createOwner('old')
    const token = owner.get
    const slow = {
      ...owner,
      get: async () => {
        await new Promise((resolve) => setTimeout(resolve, 10))
        return token()
      },
    }
    const client = clientOf(slow)
    await Promise.all(Array.from({ length: 20 }, () => client.call('tickets')))
    expect(owner.refreshes).toBe(1)
  })

  it('is not renewed again for a refusal that comes after the renewal', async () => {
    const owner = createOwner('old')
    const client = clientOf(owner)
    let refuseLate = () => {}
    server.answer((request, response) => {
      if (request.headers.authorization === 'Bearer new') return answerJson(response, [])
      const refuse = () => answerJson(response, {}, 401)
      if (request.url?.includes('GetTicketsDx')) refuseLate = refuse
      else refuse()
    })
    const late = client.call('tickets')
    while (!server.requests.some((request) => request.url.includes('GetTicketsDx'))) await new Promise(setImmediate)
    await client.call('watchlist')
    refuseLate()
    expect((await late).status).toBe(200)
    expect(owner.refreshes).toBe(1)
  })

  it('stops at the second 401 (S7.4, S9.3)', async () => {
    const owner = createOwner('old', 'also refused')
    const error = await clientOf(owner)
      .call('tickets')
      .catch((reason: unknown) => reason)
    expect(toErrorView(error)).toMatchObject({ status: 401, problem: { title: 'Unauthorized' } })
    expect(owner.refreshes).toBe(1)
    expect(server.requests).toHaveLength(2)
  })

  it('fails with the renewal, for every caller', async () => {
    const owner = createOwner('old')
    const refusal = new HttpError({ message: 'Request failed with status code 401', kind: 'status', status: 401 })
    owner.refresh = () => {
      owner.refreshes++
      return Promise.reject(refusal)
    }
    const client = clientOf(owner)
    const results = await Promise.allSettled([client.call('tickets'), client.call('watchlist')])
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: refusal })
  })

  it('can be renewed again later', async () => {
    const owner = createOwner('old')
    const client = clientOf(owner)
    await client.call('tickets')
    good = 'newer'
    owner.refresh = async () => {
      owner.refreshes++
      owner.token = 'newer'
      return 'newer'
    }
    expect((await client.call('tickets')).status).toBe(200)
    expect(owner.refreshes).toBe(2)
  })

  it('is asked for without a token too: one renewal, one more try', async () => {
    const owner = createOwner(undefined)
    expect((await clientOf(owner).call('blockData', { params: { siteId: 's' } })).status).toBe(200)
    expect(server.requests.map((request) => request.headers.authorization)).toEqual([undefined, 'Bearer new'])
    expect(server.requests[0]?.url).toBe('/site/s/block-data?stable=1')
  })

  it('no other status is renewed', async () => {
    const owner = createOwner('old')
    server.answer((_, response) => answerJson(response, {}, 403))
    await expect(clientOf(owner).call('tickets')).rejects.toMatchObject({ status: 403 })
    expect(owner.refreshes).toBe(0)
  })
})

describe('a 401 to anything else', () => {
  it.each(['login', 'switchTokensDx'] as const)('is final for %s', async (name) => {
    const owner = createOwner('old')
    await expect(clientOf(owner).call(name, { body: {} })).rejects.toMatchObject({ status: 401 })
    expect(owner.refreshes).toBe(0)
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('is final for basic', async () => {
    const owner = createOwner('old')
    const client = createClient({
      endpoints,
      bases: { data: server.url },
      bearer: owner,
      basic: { user: 'u', password: 'p' },
    })
    await expect(client.call('sites')).rejects.toMatchObject({ status: 401 })
    expect(owner.refreshes).toBe(0)
    expect(server.requests).toHaveLength(1)
  })
})
