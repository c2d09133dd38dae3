/** Adds the visitor's tickets to a store with the account area: their slice and their saga. */
import type { LoyaltyApi } from '@/store/loyalty/api'
import type { AppStore } from '@/store/make-store'
import { ticketsSaga } from './saga'
import { ticketsSlice } from './slice'

export const addTickets = (store: AppStore, api: LoyaltyApi): void =>
  store.extend({ tickets: ticketsSlice.reducer }, () => ticketsSaga(api))
