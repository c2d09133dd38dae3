import { trim } from '@/worker/room'

const toName = (url: string) => new URL(url).pathname.slice(1)
const cacheOf = (sizes: Record<string, number>) => {
  const kept = new Map(Object.entries(sizes))
  return {
    keys: async () => [...kept.keys()].map((name) => ({ url: `https://huset.example/${name}` })),
    match: async ({ url }: Request) => new Response(null, { headers: { 'x-bytes': String(kept.get(toName(url))) } }),
    delete: async ({ url }: Request) => kept.delete(toName(url)),
    kept,
  }
}

it.each([
  [100, ['a', 'b', 'c']],
  [60, ['a', 'b', 'c']],
  [59, ['b', 'c']],
  [30, ['c']],
  [29, []],
])('with room for %i keeps what was put there last', async (most, left) => {
  const cache = cacheOf({ a: 10, b: 20, c: 30 })
  Object.assign(globalThis, { caches: { open: async () => cache } })
  await trim('pages', most)
  expect([...cache.kept.keys()]).toEqual(left)
})

it('spares what is always kept', async () => {
  const cache = cacheOf({ a: 10, b: 20, c: 30 })
  Object.assign(globalThis, { caches: { open: async () => cache } })
  await trim('pages', 30, ['/a'])
  expect([...cache.kept.keys()]).toEqual(['a', 'c'])
})
