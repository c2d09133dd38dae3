/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import '@/__tests__/store/browser'
import { openStore } from '@/__tests__/store/loyalty/account-store'
import { type LoyaltyServer, refuse, startLoyalty, toReviewDx } from '@/__tests__/store/loyalty/loyalty-server'
import type { AppStore } from '@/store/make-store'
import { selectPagination } from '@/store/pagination/slice'
import { moreReviewsRequested, reviewsLeft, reviewsRequested, selectReviews } from '@/store/reviews/slice'

let loyalty: LoyaltyServer
let store: AppStore

beforeEach(async () => {
  localStorage.clear()
  loyalty = await startLoyalty()
  loyalty.lists.GetReviewsByEdiDx = Array.from({ length: 25 }, (_, number) => toReviewDx(number))
  store = openStore(loyalty.url)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await loyalty.close()
})

const reviews = () => selectReviews(store.getState())
const settled = () => waitFor(() => expect(reviews().loading).toBe(false))

it('are read twenty at a time, with our names, each shown once (S3.8, S3.14, S4.11, S7.11, S9.7)', async () => {
  store.dispatch(reviewsRequested('E 1'))
  expect(reviews()).toEqual({ items: [], loading: true, error: undefined })
  await settled()
  expect(reviews().items).toHaveLength(20)
  expect(reviews().items[3]).toEqual({
    id: 3,
    comment: 'Tanke 3',
    rating: 4,
    addedAt: Date.UTC(2026, 10, 1),
    likesCount: 2,
    movieId: 7,
    userId: undefined,
    userName: 'Kari',
    image: null,
    isLiked: undefined,
  })
  loyalty.lists.GetReviewsByEdiDx.unshift(toReviewDx(100))
  store.dispatch(moreReviewsRequested('E 1'))
  await settled()
  expect(reviews().items.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, number) => number))
  expect(selectPagination(store.getState(), 'reviews').hasMore).toBe(false)
  expect(loyalty.calls()).toEqual([
    'GetReviewsByEdiDx?skip=0&take=20&ediNumber=E%201',
    'GetReviewsByEdiDx?skip=20&take=20&ediNumber=E%201',
  ])
})

it('that fail store the error, and keep what was read (S8.4)', async () => {
  store.dispatch(reviewsRequested('E'))
  await settled()
  loyalty.override('GetReviewsByEdiDx', refuse(500))
  store.dispatch(moreReviewsRequested('E'))
  await settled()
  expect(reviews()).toMatchObject({ error: { status: 500, message: 'Request failed with status code 500' } })
  expect(reviews().items).toHaveLength(20)
})

it('whose ids come twice are shown once', async () => {
  loyalty.lists.GetReviewsByEdiDx = [toReviewDx(1), toReviewDx(2), toReviewDx(1)]
  store.dispatch(reviewsRequested('E'))
  await settled()
  expect(reviews().items.map(({ id }) => id)).toEqual([1, 2])
})

it('of a film that was left say nothing of the next one', async () => {
  const isAnswered = () => selectPagination(store.getState(), 'reviews').isAnswered
  store.dispatch(reviewsRequested('E'))
  await settled()
  expect(isAnswered()).toBe(true)
  store.dispatch(reviewsLeft())
  expect(isAnswered()).toBe(false)
})

it('of a film that was left are given up', async () => {
  loyalty.override('GetReviewsByEdiDx', () => {})
  store.dispatch(reviewsRequested('E'))
  await waitFor(() => expect(loyalty.calls()).toHaveLength(1))
  store.dispatch(reviewsLeft())
  expect(reviews()).toEqual({ items: [], loading: false, error: undefined })
})
