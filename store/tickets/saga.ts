/** Reads the visitor's tickets, ten at a time, and keeps them on the device until log-out. Knows no component. */
import type { Action } from '@reduxjs/toolkit'
import { put } from 'redux-saga/effects'
import { callWhile, type Step, selectFrom, workForLast } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { readPart } from '@/store/progress/read-part'
import type { Part } from '@/store/progress/slice'
import { selectEmail } from '@/store/user-profile/selectors'
import { loggedOut } from '@/store/user-profile/slice'
import { keepTickets, readKeptTickets } from './kept-tickets'
import { selectTickets, type WithTickets } from './selectors'
import { moreTicketsWanted, ticketsLeft, ticketsSlice, ticketsWanted } from './slice'

const { requested, restored, received, moreReceived, failed } = ticketsSlice.actions

/** What the server sends of itself (S9.8). */
const PER_CALL = 10

function* showKept(email: string): Step {
  const { items } = yield* selectFrom(selectTickets)
  if (items.length === 0) yield put(restored(readKeptTickets(email)))
}

function* load(api: LoyaltyApi, part: Part): Step {
  const email = yield* selectFrom(selectEmail)
  if (email === undefined) return
  const isFirst = part === 'first'
  yield put(requested())
  if (isFirst) yield* showKept(email)
  yield* readPart({
    list: 'tickets',
    part,
    perCall: PER_CALL,
    count: (state: WithTickets) => selectTickets(state).items.length,
    failed,
    *load(skip) {
      const list = yield* callWhile((signal) => api.getTickets({ ...(!isFirst && { skip }), signal }))
      keepTickets(email, { part: list.document, isFirst })
      yield put(isFirst ? received(list.items) : moreReceived(list.items))
      return list
    },
  })
}

export function* ticketsSaga(api: LoyaltyApi): Step {
  function* work(action: Action): Step {
    if (ticketsWanted.match(action)) yield* load(api, 'first')
    if (moreTicketsWanted.match(action)) yield* load(api, 'next')
  }
  yield* workForLast([ticketsWanted, moreTicketsWanted, ticketsLeft, loggedOut], work)
}
