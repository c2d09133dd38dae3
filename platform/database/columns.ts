/** The column types that all tables share. */
import { bigint, customType } from 'drizzle-orm/pg-core'

/** Text compared and ordered by byte on every database, whatever its locale (rule 13). */
export const name = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Epoch milliseconds, a duration in milliseconds, an amount, an id or a sequence number. */
export const whole = (column: string) => bigint(column, { mode: 'number' })

/** A JSON object as the client sent it; `json`, not `jsonb`, keeps it to the letter. */
export type Json = Record<string, unknown>
