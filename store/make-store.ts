/**
 * The store of one browser tab. Its slices and sagas come in parts, each with the code that uses it. On a server a
 * store can be made, but its sagas never run (S7.17). Knows no slice.
 */
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type Reducer,
  type ReducersMapObject,
} from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { Step } from './effects'
import type { AppState } from './state'

export function makeStore() {
  const sagas = createSagaMiddleware()
  const reducers: Record<string, Reducer> = {}
  const nothingYet: Reducer<AppState> = (state = {}) => state
  // Nothing that configureStore brings is in use here (docs/decisions/0014).
  const store = legacy_createStore(nothingYet, applyMiddleware(sagas))
  return {
    ...store,
    /** Slices, and the saga that works for them. A part that is in the store already is left as it is. */
    extend<S>(slices: ReducersMapObject<S>, saga: () => Step) {
      if (Object.keys(slices).every((name) => name in reducers)) return
      Object.assign(reducers, slices)
      store.replaceReducer(combineReducers(reducers))
      if (typeof window !== 'undefined') sagas.run(saga)
    },
  }
}

export type AppStore = ReturnType<typeof makeStore>
