/** Loads the visitor's tickets, ten at a time, and keeps them on the device until log-out. */
import { type Action, isAnyOf } from '@reduxjs/toolkit'
import { put, takeLatest } from 'redux-saga/effects'
import { callAbortable, type Step, select } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { loadPage } from '@/store/pagination/load-page'
import type { Page } from '@/store/pagination/slice'
import { loggedOut, selectEmail } from '@/store/user-profile/slice'
import { keepTickets, readKeptTickets } from './kept-tickets'
import { moreTicketsRequested, restored, selectTickets, ticketsLeft, ticketsRequested, ticketsSlice } from './slice'

/** What the server sends of itself (S9.8). */
const PAGE_SIZE = 10

function* showKept(email: string): Step {
  const { items } = yield* select(selectTickets)
  if (items.length === 0) yield put(restored(readKeptTickets(email)))
}

function* load(api: LoyaltyApi, page: Page): Step {
  const email = yield* select(selectEmail)
  if (email === undefined) return
  const isFirst = page === 'first'
  if (isFirst) yield* showKept(email)
  yield* loadPage(ticketsSlice, {
    page,
    pageSize: PAGE_SIZE,
    *fetch(skip) {
      const list = yield* callAbortable((signal) => api.getTickets({ ...(!isFirst && { skip }), signal }))
      keepTickets(email, { page: list.document, isFirst })
      return list
    },
  })
}

function* work(api: LoyaltyApi, action: Action): Step {
  if (ticketsRequested.match(action)) yield* load(api, 'first')
  if (moreTicketsRequested.match(action)) yield* load(api, 'next')
}

export function* ticketsSaga(api: LoyaltyApi): Step {
  yield takeLatest(isAnyOf(ticketsRequested, moreTicketsRequested, ticketsLeft, loggedOut), (action) =>
    work(api, action),
  )
}
