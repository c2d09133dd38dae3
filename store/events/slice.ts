/** Live states of events, as the runtime API told them last. */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BasicEvent } from '@/contract/event'
import { rootReducer } from '@/store/root-reducer'

interface EventsState {
  /** Ids that were asked for and are not asked for again (S3.15, S4.7). */
  requested: string[]
  items: BasicEvent[]
}
declare module '@/store/root-reducer' {
  interface LazySlices {
    events: EventsState
  }
}

const initialState: EventsState = { requested: [], items: [] }

/** A page wants to know of these ids; what was asked for already is not asked for again. */
export const eventsRequested = createAction<string[]>('events/eventsRequested')

let known = { items: initialState.items, byId: new Map<string, BasicEvent>() }

/** Made anew with the items only: hundreds of buttons ask after every change. */
function selectById({ items }: EventsState): ReadonlyMap<string, BasicEvent> {
  if (known.items !== items) known = { items, byId: new Map(items.map((item) => [item.id, item])) }
  return known.byId
}

const eventsSlice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    fetchStarted(state, { payload }: PayloadAction<string[]>) {
      state.requested = [...new Set([...state.requested, ...payload])]
    },
    /** Leave `requested`, so that they are fetched anew when they are wanted again. */
    released(state, { payload }: PayloadAction<string[]>) {
      const gone = new Set(payload)
      state.requested = state.requested.filter((id) => !gone.has(id))
    },
    /** Known ones are replaced in their place, new ones appended (S4.8). */
    received(state, { payload }: PayloadAction<BasicEvent[]>) {
      const items = new Map([...state.items, ...payload].map((item) => [item.id, item]))
      state.items = [...items.values()]
    },
  },
  selectors: {
    selectRequested: ({ requested }) => requested,
    /** The live state of an event, once it is known. */
    selectEvent: (state, id: string) => selectById(state).get(id),
  },
}).injectInto(rootReducer)

export const { fetchStarted, released, received } = eventsSlice.actions
export const { selectRequested, selectEvent } = eventsSlice.selectors
