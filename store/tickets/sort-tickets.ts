/** Which tickets are shown first. */
import type { Ticket } from '@/store/loyalty/answers'

const expiresAt = ({ startTime, expirationDate }: Ticket) => expirationDate ?? startTime

/** Rule 28: valid ones soonest first, then past ones, newest first. @param at epoch milliseconds */
export function sortTickets(tickets: readonly Ticket[], at: number): { valid: Ticket[]; past: Ticket[] } {
  const isPast = (ticket: Ticket) => expiresAt(ticket) <= at
  return {
    valid: tickets.filter((ticket) => !isPast(ticket)).toSorted((a, b) => a.startTime - b.startTime),
    past: tickets.filter(isPast).toSorted((a, b) => b.startTime - a.startTime),
  }
}
