/** The events slice of this tab's store, as live-events.ts uses it. Fetched on its own. */
import type { BasicEvent } from '@/contract/event'
import type { Runtime } from '@/lib/runtime'
import { getTabStore } from '@/store/tab-store'
import { eventsSaga } from './saga'
import { eventsRequested, selectEvent } from './slice'

export interface TabEvents {
  request(ids: string[]): void
  get(id: string): BasicEvent | undefined
}

/** @param onChange called after every change of the store */
export function openTabEvents(runtime: Runtime, onChange: () => void): TabEvents {
  const store = getTabStore()
  store.startSaga(eventsSaga, runtime)
  store.subscribe(onChange)
  return {
    request(ids) {
      store.dispatch(eventsRequested(ids))
    },
    get: (id) => selectEvent(store.getState(), id),
  }
}
