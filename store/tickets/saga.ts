/** Reads the visitor's tickets, ten at a time, and keeps them on the device until log-out. Knows no component. */
import type { Action } from '@reduxjs/toolkit'
import { put } from 'redux-saga/effects'
import { toErrorView } from '@/lib/http/errors'
import { callWhile, type Step, selectFrom, workForLast } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { selectReceived } from '@/store/progress/selectors'
import { progressSlice } from '@/store/progress/slice'
import { selectEmail } from '@/store/user-profile/selectors'
import { loggedOut } from '@/store/user-profile/slice'
import { keepTickets, readKeptTickets } from './kept-tickets'
import { selectTickets } from './selectors'
import { moreTicketsWanted, ticketsLeft, ticketsSlice, ticketsWanted } from './slice'

const { requested, restored, received, moreReceived, failed } = ticketsSlice.actions
const { listRead } = progressSlice.actions

/** What the server sends of itself (S9.8). */
const PER_CALL = 10

function* showKept(email: string): Step {
  const { items } = yield* selectFrom(selectTickets)
  if (items.length === 0) yield put(restored(readKeptTickets(email)))
}

function* load(api: LoyaltyApi, isFirst: boolean): Step {
  const email = yield* selectFrom(selectEmail)
  if (email === undefined) return
  yield put(requested())
  if (isFirst) yield* showKept(email)
  const before = isFirst ? 0 : yield* selectFrom(selectReceived('tickets'))
  try {
    const list = yield* callWhile((signal) => api.getTickets({ ...(!isFirst && { skip: before }), signal }))
    keepTickets(email, { part: list.document, isFirst })
    yield put(isFirst ? received(list.items) : moreReceived(list.items))
    const reading = { received: before + list.received, hasMore: list.received >= PER_CALL }
    yield put(listRead({ list: 'tickets', ...reading }))
  } catch (error) {
    yield put(failed(toErrorView(error)))
  }
}

export function* ticketsSaga(api: LoyaltyApi): Step {
  function* work(action: Action): Step {
    if (ticketsWanted.match(action) || moreTicketsWanted.match(action)) yield* load(api, ticketsWanted.match(action))
  }
  yield* workForLast([ticketsWanted, moreTicketsWanted, ticketsLeft, loggedOut], work)
}
