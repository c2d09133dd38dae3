/** The visitor's tickets (S3.13, S4.11). Knows no call and no storage. */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { HttpErrorView } from '@/lib/http/errors'
import type { Ticket } from '@/store/loyalty/answers'
import { unlisted } from '@/store/unlisted'
import { loggedOut } from '@/store/user-profile/slice'

export interface TicketsState {
  items: Ticket[]
  loading: boolean
  error: HttpErrorView | undefined
}

const initialState: TicketsState = { items: [], loading: false, error: undefined }

export const ticketsWanted = createAction('tickets/wanted')
/** "Vis flere". */
export const moreTicketsWanted = createAction('tickets/moreWanted')

export const ticketsSlice = createSlice({
  name: 'tickets',
  initialState,
  reducers: {
    requested(state) {
      state.loading = true
      state.error = undefined
    },
    /** Those kept on the device, until the server's come. */
    restored(state, { payload }: PayloadAction<Ticket[]>) {
      state.items = payload
    },
    received(state, { payload }: PayloadAction<Ticket[]>) {
      state.items = payload
      state.loading = false
    },
    /** A ticket that was bought meanwhile moves the others; they have no ids, so that all they hold is compared. */
    moreReceived(state, { payload }: PayloadAction<Ticket[]>) {
      state.items.push(...unlisted(state.items, payload, JSON.stringify))
      state.loading = false
    },
    failed(state, { payload }: PayloadAction<HttpErrorView>) {
      state.error = payload
      state.loading = false
    },
    /** The visitor looks at something else: what is under way is given up. */
    ticketsLeft(state) {
      state.loading = false
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
})

export const { ticketsLeft } = ticketsSlice.actions
