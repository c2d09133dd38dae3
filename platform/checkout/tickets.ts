/** Tickets as their holder sees them. */
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ticketList } from '@/contract/loyalty'
import { tickets } from '@/platform/database/checkout-tables'
import type { Json } from '@/platform/database/columns'
import type { Database } from '@/platform/database/connect'
import type { Paging } from '@/platform/http/query'

/** Valid ones by start, then past ones, newest first (rule 28), as GetTicketsDx answers them. */
export async function listTickets(db: Database, account: number, now: number, paging: Paging): Promise<Json[]> {
  const isPast = sql`${tickets.expiresAt} <= ${now}`
  const rows = await db
    .select({ doc: tickets.doc })
    .from(tickets)
    .where(eq(tickets.account, account))
    .orderBy(
      asc(isPast),
      asc(sql`case when ${isPast} then -${tickets.startAt} else ${tickets.startAt} end`),
      desc(tickets.id),
    )
    .limit(paging.take)
    .offset(paging.skip)
  return rows.map(({ doc }) => doc)
}

export type Ticket = v.InferOutput<typeof ticketList>[number]

/** @returns undefined where the account has no such ticket for the event */
export async function loadTicket(
  db: Database,
  { account, event, id }: { account: number; event: string; id: number },
): Promise<Ticket | undefined> {
  const [row] = await db
    .select({ doc: tickets.doc })
    .from(tickets)
    .where(and(eq(tickets.account, account), eq(tickets.event, event), eq(tickets.id, id)))
  return row && v.parse(ticketList, [row.doc])[0]
}
