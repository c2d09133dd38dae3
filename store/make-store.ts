/** The store of one browser tab. On a server a store can be made, but its sagas never run (S7.17). Knows no slice. */
import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { Step } from './effects'
import { rootReducer } from './root-reducer'

/** Of the development checks: what they take on a busy machine says nothing of the state. */
const UNTIMED = { warnAfter: Number.POSITIVE_INFINITY }

export function makeStore() {
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ immutableCheck: UNTIMED, serializableCheck: UNTIMED }).concat(sagas),
  })
  const started = new Set<unknown>()
  return {
    ...store,
    /** Starts a saga that comes with the code which uses it; once, however often it is asked to. */
    startSaga<A>(saga: (argument: A) => Step, argument: A) {
      if (typeof window === 'undefined' || started.has(saga)) return
      started.add(saga)
      sagas.run(saga, argument)
    },
  }
}

export type AppStore = ReturnType<typeof makeStore>
