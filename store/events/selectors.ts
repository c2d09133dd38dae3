/** Reads the events slice, which is in the store once a live state was asked for. */
import type { BasicEvent } from '@/contract/event'
import { type EventsState, eventsSlice } from './slice'

export interface WithEvents {
  events?: EventsState
}

const selectEvents = (state: WithEvents): EventsState => state.events ?? eventsSlice.getInitialState()

export const selectRequested = (state: WithEvents): readonly string[] => selectEvents(state).requested

let known: { items: readonly BasicEvent[]; byId: ReadonlyMap<string, BasicEvent> } = { items: [], byId: new Map() }

/** Made anew with the items only: hundreds of buttons ask after every change. */
function selectById(state: WithEvents): ReadonlyMap<string, BasicEvent> {
  const { items } = selectEvents(state)
  if (known.items !== items) known = { items, byId: new Map(items.map((item) => [item.id, item])) }
  return known.byId
}

/** The live state of an event, once it is known. */
export const selectEvent = (state: WithEvents, id: string): BasicEvent | undefined => selectById(state).get(id)
