import { toRuntime } from '@/lib/runtime'

const addresses = {
  bases: { runtime: 'https://p.example/runtime' },
  loyalty: { 118: 'https://a.example', 178: 'https://b.example' },
}

const table: [readonly number[], number | undefined, string | undefined][] = [
  [[], undefined, undefined],
  [[118], 118, 'https://a.example'],
  [[178], 178, 'https://b.example'],
  [[5, 178, 118], 5, 'https://b.example'],
  [[118, 178], 118, 'https://a.example'],
  [[5], 5, undefined],
  [[-118, 1180], -118, undefined],
]

it.each(table)('partners %j: runtime of %p, loyalty at %p (S1.23, S7.1, S7.2, S9.1)', (partners, site, loyalty) => {
  const runtime = toRuntime(partners, addresses)
  expect(runtime?.site).toBe(site)
  expect(runtime?.loyalty).toBe(loyalty)
})
