/**
 * Tickets on the device until log-out, so that they can be shown without a network: as the server sent them, read back
 * as carefully as an answer, and only for the visitor whose they are.
 */
import * as v from 'valibot'
import { type Ticket, toTickets } from '@/store/loyalty/answers'
import { withoutDuplicates } from '@/store/without-duplicates'
import { KEPT_TICKETS_KEY } from './forget-tickets'

const kept = v.object({ email: v.string(), documents: v.array(v.unknown()) })

function readDocuments(email: string): unknown[] {
  try {
    const result = v.safeParse(kept, JSON.parse(localStorage.getItem(KEPT_TICKETS_KEY) ?? 'null'))
    return result.success && result.output.email === email ? result.output.documents : []
  } catch {
    return []
  }
}

export const readKeptTickets = (email: string): Ticket[] => toTickets(readDocuments(email)).items

/** @param page as the server sent it; `isFirst`: in place of all that was kept, else behind it */
export function keepTickets(email: string, { page, isFirst }: { page: unknown; isFirst: boolean }): void {
  const before = isFirst ? [] : readDocuments(email)
  const documents = [...before, ...withoutDuplicates(before, Array.isArray(page) ? page : [], JSON.stringify)]
  try {
    localStorage.setItem(KEPT_TICKETS_KEY, JSON.stringify({ email, documents }))
  } catch {
    console.warn('The browser keeps no tickets')
  }
}
