import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { makeDatabase } from '@/harness/postgres'
import { toProblem } from '@/platform/http/problem'

it('a statement that PostgreSQL cuts off is told as a moment’s trouble', async () => {
  const connectionString = await makeDatabase(process.env.TEST_POSTGRES ?? '')
  const pool = new pg.Pool({ connectionString, statement_timeout: 20 })
  const error = await drizzle(pool)
    .execute(sql`select pg_sleep(60)`)
    .catch((reason: unknown) => reason)
  await pool.end()
  const { problem, isOurs } = toProblem(error)
  expect([problem.status, problem.options.headers, isOurs]).toEqual([503, { 'Retry-After': '5' }, true])
})
