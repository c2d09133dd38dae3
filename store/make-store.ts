/** The store of one browser tab. On a server it can be made, but its sagas never run (S7.17). */
import { combineReducers, configureStore, type Reducer, type ReducersMapObject } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { Step } from './effects'
import { eventsSlice } from './events/slice'
import { rootSaga, type StoreSettings } from './root-saga'
import type { AccountState, AppState } from './state'

export function makeStore(settings: StoreSettings) {
  const sagas = createSagaMiddleware()
  const always = { events: eventsSlice.reducer }
  const reducer: Reducer<AppState> = combineReducers(always)
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    devTools: false,
  })
  const run = (saga: () => Step) => {
    if (typeof window !== 'undefined') sagas.run(saga)
  }
  run(() => rootSaga(settings))
  return {
    ...store,
    /** Slices whose code came later, and the saga that works for them. To be called once. */
    extend(slices: ReducersMapObject<AccountState>, saga: () => Step) {
      const extended = combineReducers({ ...always, ...slices })
      store.replaceReducer((state, action) => extended(state, action))
      run(saga)
    },
  }
}

export type AppStore = ReturnType<typeof makeStore>
