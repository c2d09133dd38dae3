import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { toLogText, toProblem } from '@/platform/http/problem'

describe('a database that gives no connection', () => {
  /** Two at once over a pool of one. @returns what each is answered */
  async function askTwice(serve: (socket: Socket) => void) {
    const server = createServer(serve).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 20 })
    const db = drizzle(pool)
    const asked = await Promise.allSettled([db.execute(sql`select 1`), db.transaction(async () => {})])
    await pool.end()
    server.close()
    return asked.map((one) => {
      const { problem, isOurs } = toProblem(one.status === 'rejected' && one.reason)
      return [problem.status, problem.options.headers, isOurs]
    })
  }
  const unavailable = [503, { 'Retry-After': '5' }, true]

  it('is unavailable where it is silent, and where every connection is taken', async () => {
    expect(await askTwice(() => {})).toEqual([unavailable, unavailable])
  })

  it('is unavailable where it hangs up', async () => {
    expect(await askTwice((socket) => socket.destroy())).toEqual([unavailable, unavailable])
  })

  it('is not blamed for what it did not do', () => {
    expect(toProblem(new Error('something else')).problem.status).toBe(500)
  })
})

describe('what the operator reads of an error', () => {
  it('is its stack, without the values of the query that failed', () => {
    const values = ['kari@post.example', '$argon2id$v=19$hemmelig', 'linje\nto']
    const text = toLogText(new DrizzleQueryError('select $1', values, new Error('connection lost')))
    expect(text).toMatch(/Failed query: select \$1\n {4}at /)
    expect(text).not.toMatch(/kari|argon2|linje|to$/m)
  })

  it('is what was thrown, were it no error', () => {
    expect(toLogText('tekst')).toBe('tekst')
    expect(toLogText(new Error('params are fine here'))).toContain('params are fine here')
  })
})
