/** The tables of documents and their changes. Knows SQL types and indexes, and nothing of what the documents mean. */
import { sql } from 'drizzle-orm'
import { bigserial, boolean, foreignKey, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type Json, name, whole } from './columns'

export const documents = pgTable(
  'documents',
  {
    site: name().notNull(),
    collection: name().notNull(),
    id: name().notNull(),
    /** The order of first creation, which orders the pages of the site. */
    position: bigserial({ mode: 'number' }).notNull(),
    doc: json().$type<Json>().notNull(),
    /** The URL segment (rule 16), and whether a page answers it (rule 3). */
    segment: name(),
    hasPage: boolean('has_page').notNull(),
    archived: boolean().notNull(),
    startAt: whole('start_at'),
    /** The end that an event gives itself, and the end that it has (rule 14). */
    ownEnd: whole('own_end'),
    endAt: whole('end_at'),
    /** Of a production, in milliseconds. */
    duration: whole('duration'),
    /** Of an event: the id of its production. */
    production: name(),
    createdAt: whole('created_at'),
    updatedAt: whole('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.collection, table.id] }),
    index('documents_by_position').on(table.site, table.collection, table.position),
    index('documents_by_start').on(table.site, table.collection, table.startAt, table.id),
    index('documents_by_end').on(table.site, table.collection, table.endAt),
    index('documents_by_creation').on(table.site, table.collection, table.createdAt.desc().nullsFirst(), table.id),
    index('documents_by_production').on(table.site, table.collection, table.production),
  ],
)

/** Every scalar of every document by its dotted path, for filters (rule 11). */
export const documentValues = pgTable(
  'document_values',
  {
    site: name().notNull(),
    collection: name().notNull(),
    id: name().notNull(),
    path: name().notNull(),
    value: name().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.site, table.collection, table.id],
      foreignColumns: [documents.site, documents.collection, documents.id],
      name: 'document_values_document',
    }).onDelete('cascade'),
    index('document_values_by_document').on(table.site, table.collection, table.id),
    /** Through a digest, because an index entry cannot hold a long text. */
    index('document_values_by_value').on(table.site, table.collection, table.path, sql`md5(${table.value})`, table.id),
  ],
)

/** The last sequence number of each site. Locking its row puts the writes of a site in a row. */
export const feedHeads = pgTable('feed_heads', { site: name().primaryKey(), last: whole('last').notNull() })

export const feedEntries = pgTable(
  'feed_entries',
  {
    site: name().notNull(),
    seq: whole('seq').notNull(),
    at: whole('at').notNull(),
    change: json().$type<Json>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.seq] })],
)

/** Changes that no delivery holds yet. */
export const outbox = pgTable(
  'outbox',
  { site: name().notNull(), seq: whole('seq').notNull(), change: json().$type<Json>().notNull() },
  (table) => [primaryKey({ columns: [table.site, table.seq] })],
)

/** Webhook messages that no site has accepted yet. */
export const deliveries = pgTable('deliveries', {
  id: name().primaryKey(),
  position: bigserial({ mode: 'number' }).notNull(),
  site: name().notNull(),
  body: text().notNull(),
  createdAt: whole('created_at').notNull(),
})

/** Who gets the newsletter. */
export const subscribers = pgTable('subscribers', {
  /** In lower case: addresses compare without case. */
  email: name().primaryKey(),
  name: text(),
  createdAt: whole('created_at').notNull(),
  /** Null where the owner of the address has never said yes, as in the time before that was asked: gets no letters. */
  confirmedAt: whole('confirmed_at'),
})

/** Sign-ups that wait for a yes from the address itself. */
export const newsletterRequests = pgTable(
  'newsletter_requests',
  { hash: name().primaryKey(), email: name().notNull(), name: text(), askedAt: whole('asked_at').notNull() },
  (table) => [
    index('newsletter_requests_by_time').on(table.askedAt),
    index('newsletter_requests_by_email').on(table.email),
  ],
)
