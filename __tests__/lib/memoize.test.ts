import fc from 'fast-check'
import { memoize, once } from '@/lib/memoize'

it('gives what the function gives, however often and in whatever order it is asked', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (keys) => {
      const asked: number[] = []
      const read = (key: number) => {
        asked.push(key)
        return key % 3 === 0 ? undefined : key * key
      }
      expect(keys.map(memoize(read))).toEqual(keys.map((key) => (key % 3 === 0 ? undefined : key * key)))
      expect(asked).toEqual([...new Set(keys)])
    }),
  )
})

it('keeps no more than it may', () => {
  const read = jest.fn(String)
  const memoized = memoize(read, 2)
  for (const key of [1, 2, 3, 1]) memoized(key)
  expect(read).toHaveBeenCalledTimes(4)
})

it('makes one thing once, and not before it is asked for', () => {
  const make = jest.fn(() => undefined)
  const made = once(make)
  expect(make).not.toHaveBeenCalled()
  expect([made(), made()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})
