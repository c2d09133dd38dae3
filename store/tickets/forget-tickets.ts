/** Removes from the device the tickets that were kept there. */

export const KEPT_TICKETS_KEY = 'cw-tickets-kept'

export function forgetTickets(): void {
  try {
    localStorage.removeItem(KEPT_TICKETS_KEY)
  } catch {
    console.warn('The browser keeps no tickets')
  }
}
