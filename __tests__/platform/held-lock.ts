/** Brings transactions of a platform together at a lock, so that those that come at once meet in every run. */
import pg from 'pg'

/** Polls; a transaction comes to its lock within some of them. */
const PATIENCE = 20_000

interface HeldLock {
  /** Waits until so many transactions wait for a lock. */
  untilWaiting: (number: number) => Promise<void>
  release: () => Promise<void>
}

async function countWaiting(client: pg.Client): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}

/**
 * @param databaseUrl undefined for PGlite, which takes one transaction after another: there nothing is held
 * @param lock SQL that takes it
 */
export async function holdLock(databaseUrl: string | undefined, lock: string): Promise<HeldLock> {
  if (databaseUrl === undefined) return { untilWaiting: async () => {}, release: async () => {} }
  const client = new pg.Client(databaseUrl)
  client.on('error', () => {})
  await client.connect()
  await client.query(`begin; ${lock}`)
  return {
    async untilWaiting(number) {
      for (let poll = 0; (await countWaiting(client)) < number; poll += 1) {
        if (poll < PATIENCE) continue
        await client.end()
        throw new Error(`fewer than ${number} transactions wait`)
      }
    },
    release: () => client.end(),
  }
}
