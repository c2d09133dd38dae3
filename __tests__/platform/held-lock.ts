/** Brings transactions of a platform together at a lock, so that those that come at once meet in every run. */
import pg from 'pg'

async function countWaiting(client: pg.Client): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}

/**
 * @param databaseUrl undefined for PGlite, which takes one transaction after another: there nothing is held
 * @param lock SQL that locks what `act` needs
 * @param number how many transactions of `act` come to wait before the lock is let go
 */
export async function holdLock<T>(
  databaseUrl: string | undefined,
  { lock, number }: { lock: string; number: number },
  act: () => Promise<T>,
): Promise<T> {
  if (databaseUrl === undefined) return await act()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(`begin; ${lock}`)
    let isOver = false
    const acted = act().finally(() => {
      isOver = true
    })
    while (!isOver && (await countWaiting(client)) < number);
    await client.query('commit')
    return await acted
  } finally {
    await client.end()
  }
}
