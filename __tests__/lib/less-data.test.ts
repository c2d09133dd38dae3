import { wantsLessData } from '@/lib/less-data'

it.each([
  [undefined, false],
  [{ saveData: false }, false],
  [{ saveData: true }, true],
])('with a connection of %j: %s', (connection, isWanted) => {
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true })
  expect(wantsLessData()).toBe(isWanted)
})
