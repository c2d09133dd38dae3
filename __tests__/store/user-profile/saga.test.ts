/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import '@/__tests__/store/browser'
import { forbidStorage } from '@/__tests__/store/forbid-storage'
import { changeElsewhere, keepProfile, openStore } from '@/__tests__/store/loyalty/account-store'
import { type LoyaltyServer, OLA, PASSWORD, refuse, startLoyalty } from '@/__tests__/store/loyalty/loyalty-server'
import type { AppStore } from '@/store/make-store'
import {
  createUserRequested,
  forgotPasswordRequested,
  formLeft,
  loginErrorDeleted,
  loginRequested,
  logoutRequested,
  selectProfileState,
} from '@/store/user-profile/slice'
import { readStoredProfile } from '@/store/user-profile/stored-profile'

let loyalty: LoyaltyServer
let store: AppStore

beforeEach(async () => {
  localStorage.clear()
  loyalty = await startLoyalty()
  store = openStore(loyalty.url)
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await loyalty.close()
})

const profile = () => selectProfileState(store.getState())
const stored = () => JSON.parse(localStorage.getItem('cw-profile-new') ?? 'null')
const NOBODY = { userProfile: {}, loading: false, error: undefined, isEmailSent: false }
const IN = { ...NOBODY, userProfile: OLA }
const login = (password = PASSWORD) => store.dispatch(loginRequested({ email: OLA.email, password }))
const lastBody = () => JSON.parse(loyalty.requests.at(-1)?.body ?? '')
const settled = () => waitFor(() => expect(profile().loading).toBe(false))

describe('logging in', () => {
  it('sets loading, asks as agreed, stores the profile in the slice and in the browser (S3.1, S3.2, S3.3, S4.1, S4.2, S7.7, S9.6)', async () => {
    expect(profile()).toEqual(NOBODY)
    login()
    expect(profile()).toEqual({ ...NOBODY, loading: true })
    await waitFor(() => expect(profile()).toEqual(IN))
    expect(stored()).toEqual(OLA)
    expect(loyalty.calls()).toEqual(['LoginDx'])
    expect(lastBody()).toEqual({ Email: OLA.email, Password: PASSWORD })
  })

  it('that is refused stores the answer, and is never refreshed (S4.3, S4.4, S8.1)', async () => {
    login('feil')
    await settled()
    expect(profile().error).toEqual({
      call: 'login',
      kind: 'status',
      status: 401,
      message: 'Request failed with status code 401',
      problem: { title: 'Nei', status: 401 },
    })
    expect(loyalty.calls()).toEqual(['LoginDx'])
    expect(stored()).toBeNull()
    store.dispatch(loginErrorDeleted())
    expect(profile()).toEqual(NOBODY)
  })

  it('too often says when to try again', async () => {
    loyalty.override('LoginDx', (request, response) => {
      response.setHeader('Retry-After', '40')
      refuse(429)(request, response)
    })
    login()
    await settled()
    expect(profile().error).toMatchObject({ status: 429, retryAfter: 40 })
  })

  it.each([
    ['lacks a field', { marsToken: 't', UserName: 'Ola' }],
    ['gives an empty token', { marsToken: '', UserName: 'Ola', UserInfo: 'o' }],
    ['gives a token that no header can carry', { marsToken: 'a\nb', UserName: 'Ola', UserInfo: 'o' }],
    ['is a list', []],
  ])('whose answer %s logs nobody in', async (_, answer) => {
    loyalty.override('LoginDx', (_request, response) => response.end(JSON.stringify(answer)))
    login()
    await settled()
    expect(profile()).toMatchObject({ userProfile: {}, error: { kind: 'parse' } })
    expect(stored()).toBeNull()
  })

  const fill = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  it.each([
    ['is full', fill],
    ['is forbidden', forbidStorage],
  ])('holds for the tab where the storage %s, until log-out', async (_, refuseStorage) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    refuseStorage()
    store = openStore(loyalty.url)
    expect(profile()).toEqual(NOBODY)
    login()
    await waitFor(() => expect(profile()).toEqual(IN))
    expect(warn).toHaveBeenCalledWith('The browser keeps no profile')
    expect(readStoredProfile()).toEqual(OLA)
    store.dispatch(logoutRequested())
    expect(profile()).toEqual(NOBODY)
    expect(readStoredProfile()).toBeUndefined()
    await waitFor(() => expect(loyalty.calls()).toEqual(['LoginDx', 'LogoutDx']))
  })
})

describe('creating an account', () => {
  const user = { email: 'ny@post.example', userName: 'Åse <b>', password: 'lang nok 1' }

  it('asks as agreed and logs in (S1.16, S3.4, S3.5, S7.9)', async () => {
    store.dispatch(createUserRequested(user))
    await waitFor(() =>
      expect(profile().userProfile).toEqual({ userName: 'Åse <b>', email: 'ny@post.example', token: 'stored-new' }),
    )
    expect(loyalty.calls()).toEqual(['CreateUserDx'])
    expect(lastBody()).toEqual(user)
  })

  it.each([
    [409, {}],
    [422, { errors: [{ field: 'password', message: 'for kort' }] }],
  ])('that fails with %p stores the answer (S8.2)', async (status, details) => {
    loyalty.override('CreateUserDx', refuse(status, details))
    store.dispatch(createUserRequested(user))
    await settled()
    expect(profile().error).toMatchObject({ call: 'createUser', status, problem: details })
  })
})

describe('a new password', () => {
  const ask = () => store.dispatch(forgotPasswordRequested({ email: OLA.email }))

  it('is on its way when the body is empty; an earlier error goes (S1.18, S4.5, S7.8)', async () => {
    login('feil')
    await settled()
    ask()
    await waitFor(() => expect(profile()).toEqual({ ...NOBODY, isEmailSent: true }))
    expect(lastBody()).toEqual({ Email: OLA.email })
  })

  it('is not, where the body says something, and where the call fails (S4.6, S8.3)', async () => {
    loyalty.override('ForgotPasswordDx', (_, response) => response.end('{"sent":false}'))
    ask()
    await settled()
    expect(profile()).toMatchObject({ isEmailSent: false, error: { call: 'forgotPassword', kind: 'parse' } })
    loyalty.override('ForgotPasswordDx', refuse(500))
    ask()
    await waitFor(() => expect(profile().error).toMatchObject({ call: 'forgotPassword', status: 500 }))
  })
})

describe('the texts of the catalogue', () => {
  it.each([
    [500, 'Request failed with status code 500'],
    [304, 'Request failed with status code 304'],
  ])('a status outside 200 to 299: %p (S8.10)', async (status, message) => {
    loyalty.override('LoginDx', (_, response) => response.writeHead(status).end())
    login()
    await settled()
    expect(profile().error).toEqual({ call: 'login', kind: 'status', status, message })
  })

  it('no one there (S8.8)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await loyalty.close()
    login()
    await settled()
    expect(profile().error).toEqual({ call: 'login', kind: 'network', message: 'Network Error' })
  })

  it('half a minute without an answer, then another try (S8.9)', async () => {
    loyalty.override('LoginDx', () => {})
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'setInterval'] })
    login()
    await waitFor(() => expect(loyalty.calls()).toEqual(['LoginDx']))
    await jest.advanceTimersByTimeAsync(30_000)
    expect(profile().error).toEqual({ call: 'login', kind: 'timeout', message: 'timeout of 30000ms exceeded' })
    jest.useRealTimers()
    loyalty.override('LoginDx', undefined)
    login()
    await waitFor(() => expect(profile()).toEqual(IN))
  })
})

describe('a visitor who leaves the form', () => {
  it('gives the call up: its answer logs nobody in', async () => {
    let answer = () => {}
    let isGivenUp = false
    loyalty.override('LoginDx', (_, response) => {
      response.on('close', () => {
        isGivenUp = !response.writableFinished
      })
      answer = () => response.end(JSON.stringify({ marsToken: 't', UserName: 'Ola', UserInfo: 'o' }))
    })
    login()
    await waitFor(() => expect(loyalty.calls()).toEqual(['LoginDx']))
    store.dispatch(formLeft())
    expect(profile()).toEqual(NOBODY)
    await waitFor(() => expect(isGivenUp).toBe(true))
    answer()
    expect(profile()).toEqual(NOBODY)
  })
})

describe('logging out', () => {
  it('clears the slice and the browser at once, and revokes the token at the server', async () => {
    login()
    await waitFor(() => expect(profile()).toEqual(IN))
    store.dispatch(logoutRequested())
    expect(profile()).toEqual(NOBODY)
    expect(stored()).toBeNull()
    await waitFor(() => expect(loyalty.calls()).toEqual(['LoginDx', 'LogoutDx']))
    expect(loyalty.requests.at(-1)?.headers['x-token']).toBe(OLA.token)
    await waitFor(() => expect(localStorage).toHaveLength(0))
  })

  it('holds where the server is not there', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    jest.spyOn(console, 'error').mockImplementation(() => {})
    login()
    await waitFor(() => expect(profile()).toEqual(IN))
    await loyalty.close()
    store.dispatch(logoutRequested())
    expect(profile()).toEqual(NOBODY)
    await waitFor(() => expect(warn).toHaveBeenCalledWith('The token was not revoked: Network Error'))
    expect(profile()).toEqual(NOBODY)
  })
})

describe('the profile in the browser (S3.2, S6.1)', () => {
  it('logs in a visitor who comes again', () => {
    keepProfile()
    expect(selectProfileState(openStore(loyalty.url).getState())).toEqual(IN)
  })

  const hostile: [string, string][] = [
    ['no JSON', '{"userName":'],
    ['a number', '1'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no token', JSON.stringify({ userName: 'Ola', email: 'o' })],
    ['an empty token', JSON.stringify({ ...OLA, token: '' })],
    ['a token of two header lines', JSON.stringify({ ...OLA, token: 'a\r\nX-Admin: 1' })],
    ['a token that is no text', JSON.stringify({ ...OLA, token: { toString: 'x' } })],
    ['an endless name', JSON.stringify({ ...OLA, userName: 'x'.repeat(100_000) })],
    ['fields of a prototype', '{"__proto__":{"userName":"a","email":"b","token":"c"}}'],
  ]
  it.each(hostile)('is ignored where it is broken or foreign, and replaced at the next login: %s', async (_, value) => {
    keepProfile(value)
    store = openStore(loyalty.url)
    expect(profile()).toEqual(NOBODY)
    login()
    await waitFor(() => expect(stored()).toEqual(OLA))
    expect(profile()).toEqual(IN)
  })

  it('keeps nothing of it but the three fields', () => {
    keepProfile({ ...OLA, isAdmin: true })
    expect(selectProfileState(openStore(loyalty.url).getState()).userProfile).toEqual(OLA)
  })

  it('is in step between tabs: in, out, another visitor', () => {
    changeElsewhere(OLA)
    expect(profile()).toEqual(IN)
    changeElsewhere(undefined)
    expect(profile()).toEqual(NOBODY)
    changeElsewhere(OLA)
    const kari = { userName: 'Kari', email: 'kari@post.example', token: 'stored-2' }
    changeElsewhere(kari)
    expect(profile().userProfile).toEqual(kari)
    expect(stored()).toEqual(kari)
  })

  it('is looked at again by a tab that comes back from the shelf, and by one whose storage was emptied', () => {
    changeElsewhere(OLA)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(profile()).toEqual(NOBODY)
    keepProfile()
    const shown = new Event('pageshow')
    window.dispatchEvent(Object.assign(shown, { persisted: true }))
    expect(profile()).toEqual(IN)
  })
})
