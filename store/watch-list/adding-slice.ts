/** Which films are being added to the watch list now, for which the specification's slice has no field. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '@/store/root-reducer'
import { loggedOut } from '@/store/user-profile/slice'

declare module '@/store/root-reducer' {
  interface LazySlices {
    /** Movie ids. */
    adding: number[]
  }
}

const initialState: number[] = []

const addingSlice = createSlice({
  name: 'adding',
  initialState,
  reducers: {
    addingBegun: (ids, { payload }: PayloadAction<number>) => [...ids, payload],
    addingEnded: (ids, { payload }: PayloadAction<number>) => ids.filter((id) => id !== payload),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: { selectIsAdding: (ids, movieId: number) => ids.includes(movieId) },
}).injectInto(rootReducer)

export const { addingBegun, addingEnded } = addingSlice.actions
export const { selectIsAdding } = addingSlice.selectors
