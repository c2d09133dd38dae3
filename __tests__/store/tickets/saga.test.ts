/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import { answerJson } from '@/__tests__/lib/http/server'
import '@/__tests__/store/browser'
import { changeElsewhere, keepProfile, openStore } from '@/__tests__/store/loyalty/account-store'
import { type LoyaltyServer, refuse, startLoyalty, toTicketDx } from '@/__tests__/store/loyalty/loyalty-server'
import type { AppStore } from '@/store/make-store'
import { selectPagination } from '@/store/pagination/slice'
import { moreTicketsRequested, selectTickets, ticketsLeft, ticketsRequested } from '@/store/tickets/slice'
import { sortTickets } from '@/store/tickets/sort-tickets'
import { logoutRequested, selectProfileState } from '@/store/user-profile/slice'

let loyalty: LoyaltyServer
let store: AppStore

beforeEach(async () => {
  localStorage.clear()
  loyalty = await startLoyalty()
  loyalty.lists.GetTicketsDx = Array.from({ length: 25 }, (_, number) => toTicketDx(number))
  keepProfile()
  store = openStore(loyalty.url)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await loyalty.close()
})

const tickets = () => selectTickets(store.getState())
const hasMore = () => selectPagination(store.getState(), 'tickets').hasMore
const settled = () => waitFor(() => expect(tickets().loading).toBe(false))
const count = (length: number) => waitFor(() => expect(tickets().items).toHaveLength(length))
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {})

describe('the tickets', () => {
  it('are asked for without parameters, then from where the list ends (S3.13, S4.11, S7.12, S9.8)', async () => {
    store.dispatch(ticketsRequested())
    expect(tickets()).toEqual({ items: [], loading: true, error: undefined })
    await count(10)
    expect(hasMore()).toBe(true)
    store.dispatch(moreTicketsRequested())
    await count(20)
    store.dispatch(moreTicketsRequested())
    await count(25)
    expect(tickets()).toMatchObject({ loading: false, error: undefined })
    expect(hasMore()).toBe(false)
    expect(loyalty.calls()).toEqual(['SwitchTokensDx', 'GetTicketsDx', 'GetTicketsDx?skip=10', 'GetTicketsDx?skip=20'])
  })

  it("have our names (S3.9, S3.10), and only what is sound of the server's (rule 18)", async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    loyalty.lists.GetTicketsDx = [
      toTicketDx(1, { Notes: '<img src=x onerror=alert(1)>', Poster: 'https://bilder.example/a.jpg' }),
      toTicketDx(2, { StartTime: 'i morgen' }),
      toTicketDx(3, { Poster: 'javascript:alert(1)', QRUrl: 'data:text/html,x' }),
    ]
    store.dispatch(ticketsRequested())
    await count(2)
    expect(tickets().items[0]).toEqual({
      movieId: 1,
      movieTitle: 'Film 1',
      notes: '<img src=x onerror=alert(1)>',
      qrCode: 'KODE-1',
      qrUrl: undefined,
      startTime: Date.UTC(2026, 10, 22, 18),
      expirationDate: Date.UTC(2026, 10, 22, 20),
      image: 'https://bilder.example/a.jpg',
      sal: 'Sal 1',
      seatsInfo: { Info: 'Midt i salen', Seats: [{ Row: '4', Seats: '5, 6' }] },
    })
    expect(tickets().items[1]).toMatchObject({ movieId: 3, image: undefined, qrUrl: undefined })
    expect(warn).toHaveBeenCalledWith('Dropped of tickets: [1].StartTime, [2].QRUrl, [2].Poster')
  })

  it('go on from what the server sent, not from what was sound of it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    loyalty.lists.GetTicketsDx[3] = {}
    store.dispatch(ticketsRequested())
    await count(9)
    store.dispatch(moreTicketsRequested())
    await count(19)
    expect(loyalty.calls().at(-1)).toBe('GetTicketsDx?skip=10')
  })

  it('are listed once, also where one that was bought meanwhile moved the others', async () => {
    store.dispatch(ticketsRequested())
    await count(10)
    loyalty.lists.GetTicketsDx.unshift(toTicketDx(99))
    store.dispatch(moreTicketsRequested())
    await count(19)
    await loyalty.close()
    silence()
    store = openStore(loyalty.url)
    store.dispatch(ticketsRequested())
    expect(tickets().items.map(({ movieId }) => movieId)).toEqual(Array.from({ length: 19 }, (_, number) => number))
    await settled()
  })

  it('end where the server sends the same again', async () => {
    loyalty.override('GetTicketsDx', (_, response) => answerJson(response, loyalty.lists.GetTicketsDx.slice(0, 10)))
    store.dispatch(ticketsRequested())
    await count(10)
    expect(hasMore()).toBe(true)
    store.dispatch(moreTicketsRequested())
    await settled()
    expect(tickets().items).toHaveLength(10)
    expect(hasMore()).toBe(false)
  })

  it('are not asked for by nobody', async () => {
    changeElsewhere(undefined)
    store.dispatch(ticketsRequested())
    expect(tickets()).toEqual({ items: [], loading: false, error: undefined })
    expect(loyalty.requests).toEqual([])
  })
})

describe('a failure (S8.4)', () => {
  it.each([
    ['a status', () => loyalty.override('GetTicketsDx', refuse(500)), { kind: 'status', status: 500 }],
    ['no list', () => loyalty.override('GetTicketsDx', (_, r) => r.end('{}')), { kind: 'parse' }],
    ['no server', () => loyalty.close(), { kind: 'network', message: 'Network Error' }],
  ])('is stored in the slice, and goes with the next try: %s', async (_, breakIt, error) => {
    silence()
    await breakIt()
    store.dispatch(ticketsRequested())
    await settled()
    expect(tickets()).toMatchObject({ items: [], error })
    store.dispatch(ticketsRequested())
    expect(tickets()).toMatchObject({ loading: true, error: undefined })
    await settled()
  })

  it('of the token logs out, with the reason, and clears what was kept', async () => {
    store.dispatch(ticketsRequested())
    await count(10)
    loyalty.session = 'session-2'
    loyalty.override('SwitchTokensDx', refuse(401))
    store.dispatch(ticketsRequested())
    await waitFor(() =>
      expect(selectProfileState(store.getState())).toMatchObject({
        userProfile: {},
        error: { call: 'switchTokensDx', status: 401 },
      }),
    )
    expect(tickets()).toEqual({ items: [], loading: false, error: undefined })
    expect(localStorage).toHaveLength(0)
  })
})

describe('a visitor who leaves', () => {
  it('gives the call up', async () => {
    let isGivenUp = false
    loyalty.override('GetTicketsDx', (_, response) => {
      response.on('close', () => {
        isGivenUp = true
      })
    })
    store.dispatch(ticketsRequested())
    await waitFor(() => expect(loyalty.calls()).toContain('GetTicketsDx'))
    store.dispatch(ticketsLeft())
    await waitFor(() => expect(isGivenUp).toBe(true))
    expect(tickets()).toEqual({ items: [], loading: false, error: undefined })
  })
})

describe('tickets on the device', () => {
  const reopen = () => {
    store = openStore(loyalty.url)
    store.dispatch(ticketsRequested())
  }

  it('are shown without a network, all that were seen, with the error beside them', async () => {
    silence()
    store.dispatch(ticketsRequested())
    await count(10)
    store.dispatch(moreTicketsRequested())
    await count(20)
    await loyalty.close()
    reopen()
    expect(tickets().items.map(({ movieId }) => movieId)).toEqual(Array.from({ length: 20 }, (_, number) => number))
    await settled()
    expect(tickets().items).toHaveLength(20)
    expect(tickets().error).toMatchObject({ message: 'Network Error' })
  })

  it('give way to what the server says now', async () => {
    store.dispatch(ticketsRequested())
    await count(10)
    loyalty.lists.GetTicketsDx = [toTicketDx(99)]
    reopen()
    await count(1)
    expect(tickets().items[0]?.movieId).toBe(99)
  })

  it.each([
    [
      'log-out',
      () => {
        store.dispatch(logoutRequested())
        return waitFor(() => expect(loyalty.calls()).toContain('LogoutDx'))
      },
    ],
    ['log-out in another tab', () => changeElsewhere(undefined)],
    [
      'the end of the profile while no tab was open',
      () => {
        localStorage.removeItem('cw-profile-new')
        openStore(loyalty.url)
      },
    ],
  ])('are gone after %s', async (_, leave) => {
    store.dispatch(ticketsRequested())
    await count(10)
    expect(localStorage).toHaveLength(2)
    await leave()
    expect(localStorage).toHaveLength(0)
  })

  it('are not shown to another visitor', async () => {
    store.dispatch(ticketsRequested())
    await count(10)
    keepProfile({ userName: 'Kari', email: 'kari@post.example', token: 'stored-2' })
    loyalty.override('GetTicketsDx', refuse(500))
    reopen()
    await settled()
    expect(tickets().items).toEqual([])
  })

  it.each(['{', '[]', '{"email":"ola@post.example","documents":[1,{"MovieId":{}}]}', '{"email":1}'])(
    'are read back as carefully as an answer: %s',
    async (value) => {
      jest.spyOn(console, 'warn').mockImplementation(() => {})
      localStorage.setItem('cw-tickets-kept', value)
      reopen()
      expect(tickets().items).toEqual([])
      await count(10)
    },
  )
})

it('rule 28: valid ones soonest first, past ones last, newest first', () => {
  const at = Date.UTC(2026, 10, 21)
  const one = (movieId: number, start: number, expires?: number) => ({
    movieId,
    startTime: at + start,
    expirationDate: expires === undefined ? undefined : at + expires,
  })
  const unsorted = [one(1, -50), one(2, 30), one(3, -20, 10), one(4, 5), one(5, -10), one(6, 0)]
  const { valid, past } = sortTickets(
    unsorted.map((ticket) => ({
      ...{ movieTitle: '', notes: undefined, qrCode: '', qrUrl: undefined },
      ...{ image: undefined, sal: undefined, seatsInfo: undefined, ...ticket },
    })),
    at,
  )
  expect(valid.map(({ movieId }) => movieId)).toEqual([3, 4, 2])
  expect(past.map(({ movieId }) => movieId)).toEqual([6, 5, 1])
})
