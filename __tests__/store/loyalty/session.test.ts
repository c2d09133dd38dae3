/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import '@/__tests__/store/browser'
import { answerJson } from '@/__tests__/lib/http/server'
import { toErrorView } from '@/lib/http/errors'
import { createLoyaltyApi, type LoyaltyApi } from '@/store/loyalty/api'
import { type LoyaltyServer, refuse, startLoyalty, toTicketDx } from './loyalty-server'

let loyalty: LoyaltyServer
let api: LoyaltyApi
let profileToken: string | undefined
const onRefused = jest.fn()

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  onRefused.mockReset()
  profileToken = 'stored-1'
  loyalty = await startLoyalty()
  loyalty.lists.GetTicketsDx = [toTicketDx(1)]
  api = createLoyaltyApi({ url: `${loyalty.url}/loyalty/118`, getProfileToken: () => profileToken, onRefused })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await loyalty.close()
})

const read = () => api.getTickets({ signal: new AbortController().signal })
const countOf = (operation: string) => loyalty.calls().filter((call) => call === operation).length
const failureOf = (work: Promise<unknown>) => work.then(() => undefined, toErrorView)

/** Holds the answer of an operation back until it is let go. */
function hold(operation: string, value: unknown, status = 200) {
  let letGo = () => {}
  loyalty.override(operation, (_, response) => {
    letGo = () => answerJson(response, value, status)
  })
  return () => letGo()
}

describe('rule 25: the session', () => {
  it('is exchanged for once, before the first call, with no body and the stored token in a header (S7.13)', async () => {
    await Promise.all([read(), read(), read()])
    expect(loyalty.calls()).toEqual(['SwitchTokensDx', 'GetTicketsDx', 'GetTicketsDx', 'GetTicketsDx'])
    const exchange = loyalty.requests.find(({ method, url }) => method === 'POST' && url.includes('SwitchTokensDx'))
    expect(exchange?.headers['x-token']).toBe('stored-1')
    expect(exchange?.body).toBe('')
  })

  it('that ended is renewed once for fifty calls, each of which tries once more and none of which is lost', async () => {
    await read()
    loyalty.session = 'session-2'
    const before = loyalty.calls().length
    const lists = await Promise.all(Array.from({ length: 50 }, read))
    expect(lists.map(({ items }) => items[0]?.movieTitle)).toEqual(Array(50).fill('Film 1'))
    const calls = loyalty.calls().slice(before)
    expect(calls.filter((call) => call === 'SwitchTokensDx')).toHaveLength(1)
    expect(calls.filter((call) => call === 'GetTicketsDx')).toHaveLength(100)
  })

  it('stops at the second 401, and does not log out for it', async () => {
    await read()
    loyalty.override('GetTicketsDx', refuse(401))
    expect(await failureOf(read())).toMatchObject({ kind: 'status', status: 401 })
    expect(countOf('GetTicketsDx')).toBe(3)
    expect(countOf('SwitchTokensDx')).toBe(2)
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('that is refused logs out, once for all who waited', async () => {
    loyalty.override('SwitchTokensDx', refuse(401))
    const failures = await Promise.all([failureOf(read()), failureOf(read())])
    expect(failures).toMatchObject([{ status: 401 }, { status: 401 }])
    expect(onRefused).toHaveBeenCalledTimes(1)
    expect(countOf('GetTicketsDx')).toBe(0)
  })

  it('that cannot be had just now does not log out', async () => {
    loyalty.override('SwitchTokensDx', refuse(503))
    expect(await failureOf(read())).toMatchObject({ status: 503 })
    expect(onRefused).not.toHaveBeenCalled()
    loyalty.override('SwitchTokensDx', undefined)
    expect((await read()).items).toHaveLength(1)
  })
})

describe('a log-out meanwhile', () => {
  it('is not undone by an exchange that ends later', async () => {
    const letGo = hold('SwitchTokensDx', { Token: 'session-1', ExpiresIn: 300 })
    const failure = failureOf(read())
    await waitFor(() => expect(countOf('SwitchTokensDx')).toBe(1))
    profileToken = undefined
    letGo()
    expect(await failure).toMatchObject({ kind: 'cancelled' })
    expect(countOf('GetTicketsDx')).toBe(0)
  })

  it('is not told as a refusal', async () => {
    const letGo = hold('SwitchTokensDx', {}, 401)
    const failure = failureOf(read())
    await waitFor(() => expect(countOf('SwitchTokensDx')).toBe(1))
    profileToken = undefined
    letGo()
    expect(await failure).toMatchObject({ status: 401 })
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('ends an exchange that is under way, and the next visitor has one of their own', async () => {
    hold('SwitchTokensDx', {})
    const failure = failureOf(read())
    await waitFor(() => expect(countOf('SwitchTokensDx')).toBe(1))
    api.endSession()
    profileToken = 'stored-2'
    loyalty.override('SwitchTokensDx', undefined)
    expect((await read()).items).toHaveLength(1)
    expect(await failure).toMatchObject({ kind: 'cancelled' })
    expect(loyalty.requests.at(-1)?.headers.authorization).toBe('Bearer session-1')
  })

  it('leaves no session behind for the next visitor', async () => {
    await read()
    profileToken = 'stored-2'
    await read()
    const tokens = loyalty.requests.flatMap(({ method, headers }) => (method === 'POST' ? headers['x-token'] : []))
    expect(tokens).toEqual(['stored-1', 'stored-2'])
  })
})
