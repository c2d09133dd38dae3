/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import '@/__tests__/store/browser'
import { keepProfile, openStore } from '@/__tests__/store/loyalty/account-store'
import { type LoyaltyServer, OLA, PASSWORD, refuse, startLoyalty } from '@/__tests__/store/loyalty/loyalty-server'
import { loginRequested, logoutRequested, selectProfileState } from '@/store/user-profile/slice'
import { watchListRequested } from '@/store/watch-list/slice'

const KARI = { userName: 'Kari', email: 'kari@post.example', token: 'stored-2' }

let loyalty: LoyaltyServer
let warn: jest.SpyInstance

beforeEach(async () => {
  localStorage.clear()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  loyalty = await startLoyalty()
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await loyalty.close()
})

const revoked = () =>
  loyalty.requests
    .filter(({ method, url }) => method === 'POST' && url.endsWith('LogoutDx'))
    .map(({ headers }) => headers['x-token'])
const nothingLeft = () => waitFor(() => expect(localStorage).toHaveLength(0))

/** A visitor logs out in a tab that is closed then, while the server fails. */
async function leaveUnheard(cookie = '') {
  loyalty.override('LogoutDx', (request, response) => {
    response.setHeader('Set-Cookie', cookie)
    refuse(503)(request, response)
  })
  keepProfile()
  openStore(loyalty.url).dispatch(logoutRequested())
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('The token was not revoked')))
  expect(revoked()).toEqual([OLA.token])
}

describe('a log-out that the server did not hear of', () => {
  it('is told to it at the next visit, once', async () => {
    await leaveUnheard()
    loyalty.override('LogoutDx', undefined)
    openStore(loyalty.url)
    await waitFor(() => expect(revoked()).toEqual([OLA.token, OLA.token]))
    await nothingLeft()
    openStore(loyalty.url)
    openStore(loyalty.url).dispatch(logoutRequested())
    expect(revoked()).toHaveLength(2)
  })

  it('is told again a minute later while the tab stands open', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'setInterval'] })
    await leaveUnheard()
    loyalty.override('LogoutDx', undefined)
    await jest.advanceTimersByTimeAsync(61_000)
    await nothingLeft()
    expect(revoked()).toEqual([OLA.token, OLA.token])
  })

  it.each([401, 404])('is done with where the server answers %i: it knows no such token', async (status) => {
    loyalty.override('LogoutDx', refuse(status))
    keepProfile()
    openStore(loyalty.url).dispatch(logoutRequested())
    await nothingLeft()
    expect(warn).not.toHaveBeenCalled()
  })

  it('keeps nobody from logging in, and does not touch their session', async () => {
    await leaveUnheard('visit=kari; Path=/')
    keepProfile(KARI)
    loyalty.override('LogoutDx', (_, response) => {
      response.setHeader('Set-Cookie', 'visit=; Path=/; Max-Age=0')
      response.writeHead(204).end()
    })
    const store = openStore(loyalty.url)
    await waitFor(() => expect(revoked()).toEqual([OLA.token, OLA.token]))
    await waitFor(() => expect(localStorage).toHaveLength(1))
    store.dispatch(watchListRequested())
    await waitFor(() => expect(loyalty.calls()).toContain('SwitchTokensDx'))
    expect(loyalty.requests.at(-1)?.headers.cookie).toBe('visit=kari')
    expect(selectProfileState(store.getState()).userProfile).toEqual(KARI)
    store.dispatch(logoutRequested())
    await nothingLeft()
    expect(revoked()).toEqual([OLA.token, OLA.token, KARI.token])
  })

  it('spares a token that the server has handed out again', async () => {
    await leaveUnheard()
    const store = openStore(loyalty.url)
    store.dispatch(loginRequested({ email: OLA.email, password: PASSWORD }))
    await waitFor(() => expect(selectProfileState(store.getState()).userProfile).toEqual(OLA))
    const before = revoked().length
    const next = openStore(loyalty.url)
    await waitFor(() => expect(localStorage).toHaveLength(1))
    expect(revoked()).toHaveLength(before)
    expect(selectProfileState(next.getState()).userProfile).toEqual(OLA)
  })

  it('is told once where the browser keeps nothing', async () => {
    keepProfile()
    const store = openStore(loyalty.url)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    store.dispatch(logoutRequested())
    await waitFor(() => expect(revoked()).toEqual([OLA.token]))
  })

  it.each(['{"a":', '7', '{}', '[1,null,"a\\nb",""]'])(
    'is none where the browser’s note is broken: %s',
    async (note) => {
      localStorage.setItem('cw-tokens-left', note)
      keepProfile()
      openStore(loyalty.url).dispatch(logoutRequested())
      await nothingLeft()
      expect(revoked()).toEqual([OLA.token])
    },
  )
})
