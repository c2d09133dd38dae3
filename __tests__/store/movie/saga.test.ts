/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import '@/__tests__/store/browser'
import { answerJson } from '@/__tests__/lib/http/server'
import { openStore } from '@/__tests__/store/loyalty/account-store'
import { type LoyaltyServer, refuse, startLoyalty, toMovieDx } from '@/__tests__/store/loyalty/loyalty-server'
import type { AppStore } from '@/store/make-store'
import { movieInfoSuccess, movieLeft, selectMovie } from '@/store/movie/slice'

let loyalty: LoyaltyServer
let store: AppStore

beforeEach(async () => {
  localStorage.clear()
  loyalty = await startLoyalty()
  store = openStore(loyalty.url)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await loyalty.close()
})

const movie = () => selectMovie(store.getState())

it('is read by ediNumber, with our names, for everybody (S3.6, S3.7, S3.12, S4.9, S4.10, S7.10)', async () => {
  store.dispatch(movieInfoSuccess('NOR 1'))
  expect(movie()).toEqual({ movieInfo: undefined, loading: true })
  await waitFor(() => expect(movie().loading).toBe(false))
  expect(movie().movieInfo).toEqual({
    title: 'Film 7',
    movieId: 7,
    edis: ['EDI7'],
    rating: 4.4,
    ratingCount: 12,
    poster: undefined,
    link: '/film-7',
  })
  expect(loyalty.calls()).toEqual(['GetMovieByEdiDx?ediNumber=NOR%201'])
})

it('of the last film counts, whichever answer comes first', async () => {
  const answers: (() => void)[] = []
  loyalty.override('GetMovieByEdiDx', (_, response) => {
    const number = answers.length + 1
    answers.push(() => answerJson(response, toMovieDx(number)))
  })
  store.dispatch(movieInfoSuccess('A'))
  await waitFor(() => expect(answers).toHaveLength(1))
  store.dispatch(movieInfoSuccess('B'))
  await waitFor(() => expect(answers).toHaveLength(2))
  for (const answer of answers.toReversed()) answer()
  await waitFor(() => expect(movie().movieInfo?.movieId).toBe(2))
  store.dispatch(movieLeft())
  expect(movie()).toEqual({ movieInfo: undefined, loading: false })
})

it.each([
  ['a status', () => loyalty.override('GetMovieByEdiDx', refuse(404)), 'Request failed with status code 404'],
  [
    'no movie',
    () => loyalty.override('GetMovieByEdiDx', (_, r) => r.end('[]')),
    'The movieInfo answer is not as agreed',
  ],
  ['no server', () => loyalty.close(), 'Network Error'],
])('that fails is told to the console only: %s (S8.5)', async (_, breakIt, words) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  await breakIt()
  store.dispatch(movieInfoSuccess('A'))
  await waitFor(() => expect(error).toHaveBeenCalledWith(`Movie info: ${words}`))
  expect(movie()).toEqual({ movieInfo: undefined, loading: false })
})
