/** The tables of accounts, and of films as accounts know them. Knows SQL types and indexes, and no rule of the loyalty calls. */
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { name, whole } from './columns'

export const serial = () => bigserial({ mode: 'number' })

export const accounts = pgTable(
  'accounts',
  {
    id: serial().primaryKey(),
    partner: integer().notNull(),
    /** In lower case: emails compare without case (rule 26). */
    email: name().notNull(),
    userName: text('user_name').notNull(),
    /** argon2id, in the PHC string format. */
    password: text().notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [unique('accounts_by_email').on(table.partner, table.email)],
)

export const account = () => whole('account').references(() => accounts.id, { onDelete: 'cascade' })

/** What a browser was given at log-in; its bearer tokens and cookies live and die with the row. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: serial().primaryKey(),
    /** SHA-256: the token itself is nowhere. */
    hash: name().notNull().unique(),
    account: account().notNull(),
    expiresAt: whole('expires_at').notNull(),
  },
  (table) => [index('account_tokens_by_account').on(table.account)],
)

/** From where an account was logged in to. */
export const accountPlaces = pgTable(
  'account_places',
  {
    /** A keyed hash. */
    place: name().primaryKey(),
    account: account().notNull(),
    usedAt: whole('used_at').notNull(),
  },
  (table) => [index('account_places_by_account').on(table.account)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    hash: name().primaryKey(),
    /** Null for an email that nobody has: written all the same, so that both take the same time. */
    account: account(),
    expiresAt: whole('expires_at').notNull(),
  },
  (table) => [index('password_resets_by_end').on(table.expiresAt)],
)

/** Numbers for productions: the loyalty calls know a movie by an integer. What stands here outlives the production. */
export const movies = pgTable(
  'movies',
  {
    id: serial().primaryKey(),
    production: name().notNull().unique(),
    edi: name(),
    title: text().notNull(),
    poster: text(),
    /** A path of the site. */
    link: text(),
  },
  (table) => [index('movies_by_edi').on(table.edi)],
)

export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    partner: integer().notNull(),
    /** What the content calls it. */
    sample: name().notNull(),
    edi: name().notNull(),
    userId: whole('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** 1 to 5. */
    rating: doublePrecision().notNull(),
    comment: text().notNull(),
    likes: integer().notNull(),
    /** Of who wrote it. */
    image: text(),
    isLiked: boolean('is_liked').notNull().default(false),
    addedAt: whole('added_at').notNull(),
  },
  (table) => [
    unique('reviews_by_sample').on(table.partner, table.sample),
    index('reviews_by_film').on(table.partner, table.edi, table.addedAt.desc()),
  ],
)

export const watchList = pgTable(
  'watch_list',
  {
    account: account().notNull(),
    movie: whole('movie')
      .notNull()
      .references(() => movies.id),
    /** The order in which they were added. */
    position: serial().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.movie] })],
)
