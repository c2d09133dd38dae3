import { createTokenCache } from '@/lib/content-api/token-cache'

function setUp(expiresIn = 600) {
  const clock = { now: 0 }
  let fetched = 0
  const fetchToken = jest.fn(async () => {
    fetched += 1
    return { value: `t${fetched}`, expiresIn }
  })
  return { clock, fetchToken, cache: createTokenCache(fetchToken, () => clock.now) }
}

describe('the token cache', () => {
  it('fetches once for all who wait, and keeps what it got (S7.21)', async () => {
    const { cache, fetchToken } = setUp()
    expect(await Promise.all([cache.get(), cache.get(), cache.refresh()])).toEqual(['t1', 't1', 't1'])
    expect(await cache.get()).toBe('t1')
    expect(fetchToken).toHaveBeenCalledTimes(1)
  })

  it('fetches anew shortly before the end', async () => {
    const { cache, clock } = setUp()
    await cache.get()
    clock.now = 569_000
    expect(await cache.get()).toBe('t1')
    clock.now = 571_000
    expect(await cache.get()).toBe('t2')
  })

  it('a token that lives for seconds is kept for half of them', async () => {
    const { cache, clock } = setUp(2)
    await cache.get()
    clock.now = 999
    expect(await cache.get()).toBe('t1')
    clock.now = 1001
    expect(await cache.get()).toBe('t2')
  })

  it('a failure is not kept', async () => {
    const { cache, fetchToken } = setUp()
    fetchToken.mockRejectedValueOnce(new Error('nede'))
    await expect(cache.get()).rejects.toThrow('nede')
    expect(await cache.get()).toBe('t1')
  })
})
