/** Reads the tickets slice, which is in the store once the account area is used. */
import type { Ticket } from '@/store/loyalty/answers'
import { type TicketsState, ticketsSlice } from './slice'

export interface WithTickets {
  tickets?: TicketsState
}

export const selectTickets = (state: WithTickets): TicketsState => state.tickets ?? ticketsSlice.getInitialState()

const expiresAt = ({ startTime, expirationDate }: Ticket) => expirationDate ?? startTime

/** Rule 28: valid ones soonest first, then past ones, newest first. @param at epoch milliseconds */
export function sortTickets(tickets: readonly Ticket[], at: number): { valid: Ticket[]; past: Ticket[] } {
  const isPast = (ticket: Ticket) => expiresAt(ticket) <= at
  return {
    valid: tickets.filter((ticket) => !isPast(ticket)).toSorted((a, b) => a.startTime - b.startTime),
    past: tickets.filter(isPast).toSorted((a, b) => b.startTime - a.startTime),
  }
}
