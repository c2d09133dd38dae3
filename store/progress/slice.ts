/**
 * What the specification's slices have no field for: how far the lists were read, and which films are being added to
 * the watch list now. Knows no call.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut } from '@/store/user-profile/slice'

export type ListName = 'tickets' | 'watchList' | 'reviews'
export type Part = 'first' | 'next'

export interface Reading {
  /** Whether the server answered: before that, an empty list says nothing. */
  isAnswered: boolean
  /** How many the server sent so far: where the next part begins. */
  received: number
  hasMore: boolean
  /** Which part the list's error is about. */
  failed: Part
}

export interface ProgressState extends Record<ListName, Reading> {
  /** Movie ids. */
  adding: number[]
}

const UNREAD: Reading = { isAnswered: false, received: 0, hasMore: false, failed: 'first' }
const initialState: ProgressState = { tickets: UNREAD, watchList: UNREAD, reviews: UNREAD, adding: [] }

export const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    partRead(state, { payload }: PayloadAction<Pick<Reading, 'received' | 'hasMore'> & { list: ListName }>) {
      const { list, received, hasMore } = payload
      state[list] = { ...UNREAD, isAnswered: true, received, hasMore }
    },
    partFailed(state, { payload }: PayloadAction<{ list: ListName; part: Part }>) {
      state[payload.list].failed = payload.part
    },
    listForgotten(state, { payload }: PayloadAction<ListName>) {
      state[payload] = UNREAD
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
