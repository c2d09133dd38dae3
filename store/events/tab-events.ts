/** The events slice of this tab's store, as live-events.ts uses it. Fetched on its own. */
import type { BasicEvent } from '@/contract/event'
import type { LastCheck } from '@/lib/programme/last-check'
import { getTabStore } from '@/store/tab-store'
import { selectCheck } from './checks-slice'
import { type EventsSettings, eventsSaga } from './saga'
import { eventsRequested, selectEvent } from './slice'

/** What is known of an event's live state: the answer, and how it was come by. */
export interface LiveEvent {
  event: BasicEvent | undefined
  check: LastCheck | undefined
}

export interface TabEvents {
  request(ids: string[]): void
  /** @returns the same object until something of it changes; undefined before the first answer or failure */
  get(id: string): LiveEvent | undefined
}

/** @param onChange called after every change of the store */
export function openTabEvents(settings: EventsSettings, onChange: () => void): TabEvents {
  const store = getTabStore()
  const told = new Map<string, LiveEvent>()
  store.startSaga(eventsSaga, settings)
  store.subscribe(onChange)
  return {
    request(ids) {
      store.dispatch(eventsRequested(ids))
    },
    get(id) {
      const event = selectEvent(store.getState(), id)
      const check = selectCheck(store.getState(), id)
      const before = told.get(id)
      if (before?.event !== event || before?.check !== check) told.set(id, { event, check })
      return told.get(id)
    },
  }
}
