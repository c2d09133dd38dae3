/** Opens the database, PGlite or PostgreSQL, and brings its tables up to date. */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export type Database = PgDatabase<PgQueryResultHKT>

export interface Connection {
  db: Database
  close: () => Promise<void>
}

/** Beside its place and then moved there: a first start that is cut off, or runs out of disk, leaves nothing half made. */
async function createPglite(directory: string): Promise<void> {
  const fresh = `${directory}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  try {
    const client = await PGlite.create({ dataDir: fresh })
    await client.close()
    await rename(fresh, directory)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function openPglite(directory: string | undefined): Promise<Connection> {
  if (directory !== undefined && !existsSync(directory)) await createPglite(directory)
  const client = await PGlite.create(directory === undefined ? {} : { dataDir: directory })
  const db = drizzlePglite(client)
  await migratePglite(db, MIGRATIONS)
  return { db, close: () => client.close() }
}

async function openPostgres(url: string, log: (line: string) => void): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000, statement_timeout: 20_000 })
  pool.on('error', (error) => log(`Database: ${error.message}`))
  // A connection that is lost amid a transaction is told by its query; nobody listening, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzlePostgres(pool)
  try {
    await migratePostgres(db, MIGRATIONS)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db, close: () => pool.end() }
}

/**
 * @param databaseUrl a PostgreSQL address, `memory:`, or undefined for PGlite below the data directory
 * @throws what the database throws where it cannot be opened
 */
export function openDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  log: (line: string) => void,
): Promise<Connection> {
  if (databaseUrl === 'memory:') return openPglite(undefined)
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, log)
  return openPglite(path.join(dataDir, 'database'))
}
