/** The visitor's tickets (S3.13, S4.11). */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Ticket } from '@/store/loyalty/answers'
import { EMPTY_LIST, type ListState, type PageOf, toListReducers } from '@/store/pagination/list-reducers'
import { rootReducer } from '@/store/root-reducer'
import { loggedOut } from '@/store/user-profile/slice'

type TicketsState = ListState<Ticket>
declare module '@/store/root-reducer' {
  interface LazySlices {
    tickets: TicketsState
  }
}

export const ticketsRequested = createAction('tickets/ticketsRequested')
/** "Vis flere". */
export const moreTicketsRequested = createAction('tickets/moreTicketsRequested')

const initialState: TicketsState = EMPTY_LIST
/** They have no ids, so that all they hold is compared. */
const listReducers = toListReducers<Ticket>(JSON.stringify)

export const ticketsSlice = createSlice({
  name: 'tickets',
  initialState,
  reducers: {
    ...listReducers,
    pageReceived(state, action: PayloadAction<PageOf<Ticket>>) {
      listReducers.pageReceived(state, action)
      // Two of one page that are alike are two tickets.
      if (action.payload.page === 'first') state.items = action.payload.items
    },
    /** Those kept on the device, until the server's come. */
    restored(state, { payload }: PayloadAction<Ticket[]>) {
      state.items = payload
    },
    /** The visitor looks at something else: what is under way is given up. */
    ticketsLeft(state) {
      state.loading = false
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
}).injectInto(rootReducer)

export const { restored, ticketsLeft } = ticketsSlice.actions
export const selectTickets = ticketsSlice.selectSlice
