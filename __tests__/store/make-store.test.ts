/** @jest-environment jsdom */
import { createAction } from '@reduxjs/toolkit'
import { take } from 'redux-saga/effects'
import type { Step } from '@/store/effects'
import { fetchStarted, selectEvent, selectRequested } from '@/store/events/slice'
import { makeStore } from '@/store/make-store'
import { type RootState, rootReducer } from '@/store/root-reducer'
import { ticketsRequested } from '@/store/tickets/slice'

const called = createAction<string>('called')

describe('a slice', () => {
  it('is there once its code is, and is read before anything was dispatched to it', () => {
    const nothingYet: RootState = {}
    expect(selectRequested(nothingYet)).toEqual([])
    expect(selectEvent(nothingYet, 'a')).toBeUndefined()
    const store = makeStore()
    store.dispatch(fetchStarted(['a']))
    expect(store.getState()).toMatchObject({
      events: { requested: ['a'], items: [] },
      tickets: { items: [], loading: false, error: undefined },
    })
  })

  it('is asked for by a key that there is', () => {
    // @ts-expect-error the slice's key is `tickets`
    expect(rootReducer(undefined, called('')).ticket).toBeUndefined()
  })
})

describe('a saga', () => {
  it('that was started is not started again', () => {
    const calls: string[] = []
    function* listen(name: string): Step {
      for (;;) {
        yield take(called)
        calls.push(name)
      }
    }
    const store = makeStore()
    store.startSaga(listen, 'first')
    store.startSaga(listen, 'second')
    store.dispatch(ticketsRequested())
    store.dispatch(called(''))
    expect(calls).toEqual(['first'])
  })
})

describe('the development checks', () => {
  it('are on: what cannot be kept or told is said', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    makeStore().dispatch({ type: 'x', payload: new Map() })
    expect(error.mock.calls.flat().join()).toContain('non-serializable value')
    error.mockRestore()
  })
})
