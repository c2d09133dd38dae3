/** How the questions for live states went, by event, for which the specification's slice has no field. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LastCheck } from '@/lib/programme/last-check'
import { rootReducer } from '@/store/root-reducer'

declare module '@/store/root-reducer' {
  interface LazySlices {
    /** By the event's id. */
    checks: Record<string, LastCheck>
  }
}

const initialState: Record<string, LastCheck> = {}

const checksSlice = createSlice({
  name: 'checks',
  initialState,
  reducers: {
    checked(state, { payload: { ids, at } }: PayloadAction<{ ids: string[]; at: number }>) {
      for (const id of ids) state[id] = { checkedAt: at, hasFailed: false }
    },
    checkFailed(state, { payload }: PayloadAction<string[]>) {
      for (const id of payload) state[id] = { checkedAt: state[id]?.checkedAt, hasFailed: true }
    },
  },
  selectors: { selectCheck: (state, id: string): LastCheck | undefined => state[id] },
}).injectInto(rootReducer)

export const { checked, checkFailed } = checksSlice.actions
export const { selectCheck } = checksSlice.selectors
