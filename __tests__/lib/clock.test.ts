import { now, ZONE } from '@/lib/clock'

describe('the clock', () => {
  afterEach(() => {
    delete process.env.FROZEN_NOW
  })

  it('tells the time of Oslo', () => {
    expect(ZONE).toBe('Europe/Oslo')
  })

  it.each([
    ['epoch milliseconds', '1795280400000'],
    ['an ISO time', '2026-11-21T18:00:00+01:00'],
  ])('stands still at %s', (_, setting) => {
    process.env.FROZEN_NOW = setting
    expect(now()).toBe(Date.UTC(2026, 10, 21, 17))
  })

  it.each([undefined, ''])('goes when it is not frozen (%p)', (setting) => {
    if (setting !== undefined) process.env.FROZEN_NOW = setting
    const before = Date.now()
    expect(now()).toBeGreaterThanOrEqual(before)
    expect(now()).toBeLessThanOrEqual(Date.now())
  })

  it('says what is wrong with a setting that is no time', () => {
    process.env.FROZEN_NOW = 'i morgen'
    expect(now).toThrow('FROZEN_NOW is neither epoch milliseconds nor an ISO time: i morgen')
  })
})
