/** @jest-environment jsdom */
import { createAction, createSlice } from '@reduxjs/toolkit'
import { take } from 'redux-saga/effects'
import type { Step } from '@/store/effects'
import { eventsSlice } from '@/store/events/slice'
import { makeStore } from '@/store/make-store'
import { ticketsSlice, ticketsWanted } from '@/store/tickets/slice'

const called = createAction('called')

function listenTo(calls: string[], name: string) {
  return function* listen(): Step {
    for (;;) {
      yield take(called)
      calls.push(name)
    }
  }
}

describe('a part of the store', () => {
  it('comes with its state and its saga, and leaves what is there', () => {
    const store = makeStore()
    expect(store.getState()).toEqual({})
    store.extend({ events: eventsSlice.reducer }, listenTo([], 'events'))
    store.dispatch(eventsSlice.actions.requested(['a']))
    store.extend({ tickets: ticketsSlice.reducer }, listenTo([], 'tickets'))
    expect(store.getState()).toEqual({
      events: { requested: ['a'], items: [] },
      tickets: ticketsSlice.getInitialState(),
    })
  })

  it('that is there already does not come again', () => {
    const store = makeStore()
    const calls: string[] = []
    const other = createSlice({ name: 'tickets', initialState: 'another', reducers: {} })
    store.extend({ tickets: ticketsSlice.reducer }, listenTo(calls, 'first'))
    store.extend({ tickets: other.reducer }, listenTo(calls, 'second'))
    store.dispatch(ticketsWanted())
    store.dispatch(called())
    expect(calls).toEqual(['first'])
    expect(store.getState().tickets).toEqual(ticketsSlice.getInitialState())
  })
})
