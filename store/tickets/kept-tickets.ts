/**
 * Tickets on the device until log-out, so that they can be shown without a network: as the server sent them, read back
 * as carefully as an answer, and only for the visitor whose they are. Knows no store.
 */
import * as z from 'zod/mini'
import { type Ticket, toTickets } from '@/store/loyalty/answers'

const KEY = 'cw-tickets-kept'

const kept = z.object({ email: z.string(), documents: z.array(z.unknown()) })

function readDocuments(email: string): unknown[] {
  try {
    const { data } = kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return data?.email === email ? data.documents : []
  } catch {
    return []
  }
}

export const readKeptTickets = (email: string): Ticket[] => toTickets(readDocuments(email)).items

/** @param part as the server sent it; `isFirst`: in place of all that was kept, else behind it */
export function keepTickets(email: string, { part, isFirst }: { part: unknown; isFirst: boolean }): void {
  const documents = [...(isFirst ? [] : readDocuments(email)), ...(Array.isArray(part) ? part : [])]
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, documents }))
  } catch {
    console.warn('The browser keeps no tickets')
  }
}

export function clearKeptTickets(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    console.warn('The browser keeps no tickets')
  }
}
