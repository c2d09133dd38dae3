/** The pool in a program of its own: Jest's module loader knows no worker threads. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Four jobs in two threads, and the main thread too busy to hear their answers before the deadline. */
const PROGRAM = `
  import { makeRegexPool } from '@/platform/filters/regex-pool'
  const pool = makeRegexPool()
  const job = { pattern: '^b', values: ['a', 'b'] }
  await Promise.all([pool.match(job), pool.match(job)])
  const delayed = [pool.match(job), pool.match(job)].map((answer) => answer.catch(() => 'refused'))
  await new Promise((resolve) => setImmediate(resolve))
  for (const until = Date.now() + 400; Date.now() < until; ) {}
  const answers = await Promise.all([...delayed, pool.match(job), pool.match(job)])
  console.log(JSON.stringify(answers))
  await pool.close()
`

it('refuses no regex for the time in which the main thread was busy with something else', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', PROGRAM],
    { cwd: process.cwd(), timeout: 60_000 },
  )
  expect(JSON.parse(stdout)).toEqual([[1], [1], [1], [1]])
})
