/**
 * What the specification's slices have no field for: how far the lists were read, and which films are being added to
 * the watch list now. Knows no call.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut } from '@/store/user-profile/slice'

export type ListName = 'tickets' | 'watchList' | 'reviews'

export interface Reading {
  /** How many the server sent so far: where the next part begins. */
  received: number
  hasMore: boolean
}

export interface ProgressState extends Record<ListName, Reading> {
  /** Movie ids. */
  adding: number[]
}

const UNREAD: Reading = { received: 0, hasMore: false }
const initialState: ProgressState = { tickets: UNREAD, watchList: UNREAD, reviews: UNREAD, adding: [] }

export const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    listRead(state, { payload }: PayloadAction<Reading & { list: ListName }>) {
      const { list, received, hasMore } = payload
      state[list] = { received, hasMore }
    },
    addingBegun(state, { payload }: PayloadAction<number>) {
      state.adding = [...new Set([...state.adding, payload])]
    },
    addingEnded(state, { payload }: PayloadAction<number>) {
      state.adding = state.adding.filter((id) => id !== payload)
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, ({ reviews }) => ({ ...initialState, reviews })),
})
