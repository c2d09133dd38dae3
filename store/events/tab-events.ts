/** The events slice of this tab's store, as live-events.ts uses it. Fetched on its own; knows no component. */
import type { BasicEvent } from '@/contract/event'
import type { Runtime } from '@/lib/runtime'
import { getTabStore } from '@/store/tab-store'
import { addEvents } from './add-events'
import { selectEvent } from './selectors'
import { eventsWanted } from './slice'

export interface TabEvents {
  want(ids: string[]): void
  get(id: string): BasicEvent | undefined
}

/** @param onChange called after every change of the store */
export function openTabEvents(runtime: Runtime, onChange: () => void): TabEvents {
  const store = getTabStore()
  addEvents(store, runtime)
  store.subscribe(onChange)
  return {
    want(ids) {
      store.dispatch(eventsWanted(ids))
    },
    get: (id) => selectEvent(store.getState(), id),
  }
}
