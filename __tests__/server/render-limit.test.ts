import { RenderLimit } from '@/server/render-limit'

let at = 0
const RATES = { atOnce: 2, all: { burst: 4, perSecond: 1 }, address: { burst: 3, perSecond: 0.5 } }
const make = () => new RenderLimit(RATES, () => at)
const work = async () => 'done'

beforeEach(() => {
  at = 0
})

it('one address gets so many at once, and then so many a second', async () => {
  const limit = make()
  for (let turn = 0; turn < 3; turn += 1) expect(await limit.run('a', work)).toBe('done')
  expect(await limit.run('a', work)).toEqual({ status: 429, retryAfter: 2 })
  at = 1_000
  expect(await limit.run('a', work)).toEqual({ status: 429, retryAfter: 1 })
  at = 2_000
  expect(await limit.run('a', work)).toBe('done')
})

it('all together get so many', async () => {
  const limit = make()
  for (const address of ['a', 'b', 'c', 'd']) expect(await limit.run(address, work)).toBe('done')
  expect(await limit.run('e', work)).toEqual({ status: 503, retryAfter: 1 })
  at = 1_000
  expect(await limit.run('e', work)).toBe('done')
})

it('only so many are rendered at the same time, also where one fails', async () => {
  const limit = make()
  let finish = (_: string) => {}
  const held = limit.run('a', () => new Promise((resolve) => (finish = resolve)))
  const failed = limit.run('b', () => Promise.reject(new Error('nede')))
  expect(await limit.run('c', work)).toEqual({ status: 503, retryAfter: 1 })
  await expect(failed).rejects.toThrow('nede')
  expect(await limit.run('d', work)).toBe('done')
  finish('late')
  expect(await held).toBe('late')
})
