import fc from 'fast-check'
import type { Redirect } from '@/contract/site'
import { compileRedirects } from '@/lib/pages/redirects'

const HOSTS = new Set(['huset.example'])

function compile(...redirects: Redirect[]) {
  const log = jest.fn()
  return { table: compileRedirects(redirects, HOSTS, log), log }
}

describe('rule 4: redirects', () => {
  it('is permanent unless it says otherwise', () => {
    const { table } = compile(
      { from: '/a', to: '/b' },
      { from: '/c', to: '/b', permanent: false },
      { from: '/d', to: '/b', permanent: true },
    )
    expect([...table].map(([from, { status }]) => [from, status])).toEqual([
      ['/a', 308],
      ['/c', 307],
      ['/d', 308],
    ])
  })

  it('is found by its decoded path, without a trailing slash (S2.9)', () => {
    const { table } = compile({ from: '/gamle ba\u030ar/', to: '/b' })
    expect(table.get('/gamle bår')?.to).toBe('/b')
  })

  it('the first of a path counts', () => {
    const { table, log } = compile({ from: '/a', to: '/b' }, { from: '/a/', to: '/c' })
    expect(table.get('/a')?.to).toBe('/b')
    expect(log.mock.calls).toEqual([['redirect from /a/: another one is from there already']])
  })

  const absent: [string, Redirect[]][] = [
    ['to itself', [{ from: '/a', to: '/a' }]],
    ['to itself with a query', [{ from: '/a', to: '/a/?x=1#y' }]],
    ['to itself, encoded', [{ from: '/å', to: '/%C3%A5' }]],
    ['to itself by its own host', [{ from: '/a', to: 'https://huset.example/a' }]],
    ['to what is unsafe', [{ from: '/a', to: undefined }]],
    ['from what can be no path', [{ from: '/a//b', to: '/c' }]],
    ['from where the site itself answers', [{ from: '/konto/ny', to: '/c' }]],
    [
      'in a loop',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
        { from: '/c', to: '/a' },
      ],
    ],
    [
      'in a loop over its own host',
      [
        { from: '/a', to: 'https://huset.example/b' },
        { from: '/b', to: '/a' },
      ],
    ],
    [
      'led into a loop',
      [
        { from: '/x', to: '/a' },
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
    ],
  ]
  it.each(absent)('is as if absent, and logged: %s', (_, redirects) => {
    const { table, log } = compile(...redirects)
    expect(table.size).toBe(0)
    expect(log).toHaveBeenCalledTimes(redirects.length)
  })

  it('are followed through the longest chain, each once', () => {
    const chain = Array.from({ length: 50_000 }, (_, at) => ({ from: `/${at}`, to: `/${at + 1}` }))
    expect(compile(...chain).table.size).toBe(50_000)
    const loop = compile(...chain, { from: '/50000', to: '/49999' })
    expect(loop.table.size).toBe(0)
  })

  it('leaves the rest standing', () => {
    const { table } = compile(
      { from: '/a', to: '/a' },
      { from: '/b', to: '/a' },
      { from: '/c', to: 'https://x.example/c' },
    )
    expect([...table.keys()]).toEqual(['/b', '/c'])
  })

  it('no path of whatever table leads on for ever', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/%61', '/a/', 'https://huset.example/b')
    fc.assert(
      fc.property(fc.array(fc.record({ from: path, to: path }), { maxLength: 8 }), (redirects) => {
        const { table } = compile(...redirects)
        for (const start of table.keys()) {
          let at: string | undefined = start
          for (let step = 0; step <= table.size && at !== undefined; step += 1) at = table.get(at)?.own
          expect(at).toBeUndefined()
        }
      }),
    )
  })
})
