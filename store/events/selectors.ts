/** Reads the events slice. */
import type { BasicEvent } from '@/contract/event'
import type { EventsState } from './slice'

export interface WithEvents {
  events: EventsState
}

export const selectRequested = (state: WithEvents): readonly string[] => state.events.requested

let known: { items: readonly BasicEvent[]; byId: ReadonlyMap<string, BasicEvent> } = { items: [], byId: new Map() }

/** Made anew with the items only: hundreds of buttons ask after every change. */
function selectById({ events: { items } }: WithEvents): ReadonlyMap<string, BasicEvent> {
  if (known.items !== items) known = { items, byId: new Map(items.map((item) => [item.id, item])) }
  return known.byId
}

/** The live state of an event, once it is known. */
export const selectEvent = (state: WithEvents, id: string): BasicEvent | undefined => selectById(state).get(id)
