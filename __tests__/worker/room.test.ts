import { trim } from '@/worker/room'

const cacheOf = (sizes: Record<string, number>) => {
  const kept = new Map(Object.entries(sizes))
  return {
    keys: async () => [...kept.keys()],
    match: async (key: string) => new Response(null, { headers: { 'x-bytes': String(kept.get(key)) } }),
    delete: async (key: string) => kept.delete(key),
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
