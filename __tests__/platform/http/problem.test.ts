import { DrizzleQueryError } from 'drizzle-orm/errors'
import { toLogText } from '@/platform/http/problem'

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
