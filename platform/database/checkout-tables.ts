/** The tables of the checkout. Knows SQL types and indexes, and no rule of sale. */
import { integer, json, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { type Json, name, whole } from './columns'
import { account, serial } from './loyalty-tables'

/** Its row is locked while seats of the event change hands. */
export const eventSales = pgTable('event_sales', { site: name().notNull(), event: name().notNull() }, (table) => [
  primaryKey({ columns: [table.site, table.event] }),
])

/** Seats that are sold or held: that none is so twice, the database itself sees to. */
export const eventSeats = pgTable(
  'event_seats',
  {
    site: name().notNull(),
    event: name().notNull(),
    /** Counted from 0, from the front on. */
    seat: integer().notNull(),
    account: account().notNull(),
    purchase: name().notNull(),
    /** When it is free again unless the purchase is confirmed; null once it is sold. */
    heldUntil: whole('held_until'),
  },
  (table) => [primaryKey({ columns: [table.site, table.event, table.seat] })],
)

export const tickets = pgTable(
  'tickets',
  {
    id: serial().primaryKey(),
    account: account().notNull(),
    event: name().notNull(),
    /** Given by the form: the same purchase sent twice is one. */
    purchase: name().notNull(),
    /** As GetTicketsDx answers it. */
    doc: json().$type<Json>().notNull(),
    startAt: whole('start_at').notNull(),
    expiresAt: whole('expires_at').notNull(),
  },
  (table) => [unique('tickets_by_purchase').on(table.account, table.purchase)],
)
