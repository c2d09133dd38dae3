/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import '@/__tests__/store/browser'
import { answerJson } from '@/__tests__/lib/http/server'
import { changeElsewhere, keepProfile, openStore } from '@/__tests__/store/loyalty/account-store'
import { type LoyaltyServer, refuse, startLoyalty, toMovieDx } from '@/__tests__/store/loyalty/loyalty-server'
import { type Movie, toMovie } from '@/store/loyalty/answers'
import type { AppStore } from '@/store/make-store'
import { selectPagination } from '@/store/pagination/slice'
import { logoutRequested } from '@/store/user-profile/slice'
import { selectIsAdding } from '@/store/watch-list/adding-slice'
import {
  addMovieRequested,
  moreWatchListRequested,
  selectIsListed,
  selectWatchList,
  watchListLeft,
  watchListRequested,
} from '@/store/watch-list/slice'

let loyalty: LoyaltyServer
let store: AppStore
const film: Movie = toMovie(toMovieDx(77))

beforeEach(async () => {
  localStorage.clear()
  loyalty = await startLoyalty()
  loyalty.lists.GetWatchlistDx = Array.from({ length: 12 }, (_, number) => toMovieDx(number + 1))
  keepProfile()
  store = openStore(loyalty.url)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await loyalty.close()
})

const list = () => selectWatchList(store.getState())
const ids = () => list().items.map(({ movieId }) => movieId)
const settled = () => waitFor(() => expect(list().loading).toBe(false))
const isAdding = () => selectIsAdding(store.getState(), 77)
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {})

describe('the watch list', () => {
  it('is fetched after the stored token was exchanged, without parameters, then from where it ends (S3.11, S4.11, S4.13, S7.14, S9.8)', async () => {
    expect(list()).toEqual({ requested: false, items: [], loading: false, error: undefined })
    store.dispatch(watchListRequested())
    expect(list()).toEqual({ requested: true, items: [], loading: true, error: undefined })
    await settled()
    expect(ids()).toHaveLength(10)
    expect(selectPagination(store.getState(), 'watchList').hasMore).toBe(true)
    store.dispatch(moreWatchListRequested())
    await settled()
    expect(ids()).toEqual(Array.from({ length: 12 }, (_, number) => number + 1))
    expect(loyalty.calls()).toEqual(['SwitchTokensDx', 'GetWatchlistDx', 'GetWatchlistDx?skip=10'])
  })

  it('is exchanged for anew with every trigger', async () => {
    store.dispatch(watchListRequested())
    await settled()
    store.dispatch(watchListRequested())
    await settled()
    expect(loyalty.calls()).toEqual(['SwitchTokensDx', 'GetWatchlistDx', 'SwitchTokensDx', 'GetWatchlistDx'])
  })

  it('is neither exchanged nor asked for without a token (S6.3)', () => {
    changeElsewhere(undefined)
    store.dispatch(watchListRequested())
    store.dispatch(addMovieRequested(film))
    expect(list()).toEqual({ requested: false, items: [], loading: false, error: undefined })
    expect(loyalty.requests).toEqual([])
  })

  it.each([
    ['the exchange', 'SwitchTokensDx'],
    ['the list', 'GetWatchlistDx'],
  ])('whose fetch fails stores the error: %s (S8.4)', async (_, operation) => {
    loyalty.override(operation, refuse(502))
    store.dispatch(watchListRequested())
    await settled()
    expect(list()).toMatchObject({ items: [], error: { status: 502 } })
    loyalty.override(operation, undefined)
    store.dispatch(watchListRequested())
    await settled()
    expect(list()).toMatchObject({ error: undefined })
    expect(ids()).toHaveLength(10)
  })

  it('that is left is not loading, and counts as not asked for', async () => {
    loyalty.override('GetWatchlistDx', () => {})
    store.dispatch(watchListRequested())
    await waitFor(() => expect(loyalty.calls()).toContain('GetWatchlistDx'))
    store.dispatch(watchListLeft())
    expect(list()).toMatchObject({ requested: false, loading: false })
  })

  it('goes with its visitor', async () => {
    store.dispatch(watchListRequested())
    await settled()
    store.dispatch(logoutRequested())
    expect(list()).toEqual({ requested: false, items: [], loading: false, error: undefined })
    await waitFor(() => expect(loyalty.calls()).toContain('LogoutDx'))
  })
})

describe('adding a film', () => {
  it('asks with its id, and appends it once the server confirms (S4.12, S7.15)', async () => {
    store.dispatch(addMovieRequested(film))
    expect(isAdding()).toBe(true)
    expect(ids()).toEqual([])
    await waitFor(() => expect(list().items).toEqual([film]))
    expect(isAdding()).toBe(false)
    expect(selectIsListed(store.getState(), 77)).toBe(true)
    expect(JSON.parse(loyalty.requests.at(-1)?.body ?? '')).toEqual({ id: 77 })
  })

  it('asks once however often it is wanted meanwhile, and shows it once', async () => {
    store.dispatch(addMovieRequested(film))
    store.dispatch(addMovieRequested(film))
    await waitFor(() => expect(ids()).toEqual([77]))
    store.dispatch(addMovieRequested(film))
    await waitFor(() => expect(isAdding()).toBe(false))
    expect(ids()).toEqual([77])
    expect(loyalty.calls().filter((call) => call === 'AddToWatchlistDx')).toHaveLength(2)
  })

  it('is not undone by a list that was on its way', async () => {
    let answer = () => {}
    loyalty.override('GetWatchlistDx', (_, response) => {
      answer = () => answerJson(response, [toMovieDx(1)])
    })
    store.dispatch(watchListRequested())
    await waitFor(() => expect(loyalty.calls()).toContain('GetWatchlistDx'))
    store.dispatch(addMovieRequested(film))
    await waitFor(() => expect(ids()).toEqual([77]))
    answer()
    await settled()
    expect(ids()).toEqual([1, 77])
  })

  it.each([
    ['refused', () => loyalty.override('AddToWatchlistDx', refuse(404)), ': Request failed with status code 404'],
    ['not confirmed', () => loyalty.override('AddToWatchlistDx', (_, response) => answerJson(response, false)), ''],
  ])('that is %s is told to the console only, and all is as before (S8.6)', async (_, breakIt, words) => {
    const error = silence()
    breakIt()
    store.dispatch(addMovieRequested(film))
    await waitFor(() => expect(error).toHaveBeenCalledWith(`The film was not added to the watch list${words}`))
    expect(isAdding()).toBe(false)
    expect(list()).toMatchObject({ items: [], error: undefined })
  })

  it('ends with its visitor', async () => {
    silence()
    let answer = () => {}
    loyalty.override('AddToWatchlistDx', (_, response) => {
      answer = () => answerJson(response, true)
    })
    store.dispatch(addMovieRequested(film))
    await waitFor(() => expect(loyalty.calls()).toContain('AddToWatchlistDx'))
    store.dispatch(logoutRequested())
    answer()
    await waitFor(() => expect(loyalty.calls()).toContain('LogoutDx'))
    expect(ids()).toEqual([])
    expect(isAdding()).toBe(false)
  })
})
