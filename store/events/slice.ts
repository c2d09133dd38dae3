/** Live states of events, as the runtime API told them last. Knows no call. */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BasicEvent } from '@/contract/event'

export interface EventsState {
  /** Ids that were asked for and are not asked for again (S3.15, S4.7). */
  requested: string[]
  items: BasicEvent[]
}

const initialState: EventsState = { requested: [], items: [] }

/** A page wants to know of these ids; what was asked for already is not asked for again. */
export const eventsWanted = createAction<string[]>('events/wanted')

export const eventsSlice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    requested(state, { payload }: PayloadAction<string[]>) {
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
})
