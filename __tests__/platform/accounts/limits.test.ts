import * as fc from 'fast-check'
import { Limit, toAddressKey } from '@/platform/accounts/limits'
import { HttpProblem } from '@/platform/http/problem'

const MINUTE = 60_000
/** Fixed, so that the same keys share a counter in every run. */
const SECRET = Buffer.from('secret')

/** @returns seconds to wait; 0 where the try was taken */
function waitOf(limit: Limit, key: string): number {
  try {
    limit.take(key)
    return 0
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== 429) throw error
    return Number(error.options.headers?.['Retry-After'])
  }
}

describe('a limit', () => {
  it('takes so many tries a key, and says when it begins anew', () => {
    let at = 0
    const limit = new Limit(() => at, 2, MINUTE, SECRET)
    expect([waitOf(limit, 'a'), waitOf(limit, 'a'), waitOf(limit, 'a')]).toEqual([0, 0, 60])
    expect(waitOf(limit, 'b')).toBe(0)
    at = 59_500
    expect(waitOf(limit, 'a')).toBe(1)
    at = MINUTE
    expect([waitOf(limit, 'a'), waitOf(limit, 'a'), waitOf(limit, 'a')]).toEqual([0, 0, 60])
  })

  it('takes its number within each window and refuses what is more, whoever tries when', () => {
    const tries = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 40_000 })), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(tries, (steps) => {
        let at = 0
        const limit = new Limit(() => at, 3, MINUTE, SECRET)
        const windows = new Map<string, { from: number; tries: number }>()
        for (const [key, pause] of steps) {
          at += pause
          const last = windows.get(key)
          const window = last && at - last.from < MINUTE ? last : { from: at, tries: 0 }
          windows.set(key, window)
          window.tries += 1
          const left = Math.ceil((window.from + MINUTE - at) / 1000)
          expect(waitOf(limit, key)).toBe(window.tries <= 3 ? 0 : left)
        }
      }),
    )
  })

  it('refuses a refused key until its window is over, whatever other keys come', () => {
    let at = 0
    const limit = new Limit(() => at, 1, MINUTE, SECRET)
    expect([waitOf(limit, 'refused'), waitOf(limit, 'refused')]).toEqual([0, 60])
    at = MINUTE - 1
    for (let key = 0; key < 200_000; key += 1) waitOf(limit, `2001:db8:${key}`)
    expect(waitOf(limit, 'refused')).toBe(1)
    at = MINUTE
    expect(waitOf(limit, 'refused')).toBe(0)
  })

  it('shares counters by its secret: nobody knows which keys do', () => {
    const shared = (secret: Buffer) => {
      const limit = new Limit(() => 0, 1, MINUTE, secret)
      return Array.from({ length: 2000 }, (_, key) => key).filter((key) => waitOf(limit, `${key}`) > 0)
    }
    expect(shared(SECRET)).toEqual(shared(SECRET))
    expect(shared(SECRET)).not.toEqual(shared(Buffer.from('another')))
  })
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['::FFFF:7F00:1', '127.0.0.1'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['0000::FfFf:192.0.2.7', '192.0.2.7'],
  ['::ffff:0:c000:207', '0:0:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['0:2:3:4:5:6:7:8', '0:2:3:4'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  [':'.repeat(40), ':'.repeat(40)],
  ['x'.repeat(500), 'x'.repeat(64)],
])('%s counts as %s', (address, key) => {
  expect(toAddressKey(address)).toBe(key)
})

/** One way of writing an address of IPv6: zeros in front or not, either case, a run of zeros left out or not. */
function toWriting(groups: number[], padded: boolean[], upper: boolean, gap: [number, number]): string {
  const written = groups.map((group, at) => group.toString(16).padStart(padded[at] ? 4 : 1, '0'))
  const [from, to] = gap
  const isGap = to > from && groups.slice(from, to).every((group) => group === 0)
  const text = isGap ? `${written.slice(0, from).join(':')}::${written.slice(to).join(':')}` : written.join(':')
  return upper ? text.toUpperCase() : text
}

describe('an address', () => {
  const group = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 0xffff }))
  const style = fc.tuple(
    fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    fc.boolean(),
    fc.tuple(fc.nat(8), fc.nat(8)),
  )
  const byte = fc.nat(255)

  it('of IPv6 has the key of its first half, however it is written', () => {
    const groups = fc.array(group, { minLength: 8, maxLength: 8 }).filter((all) => all.slice(0, 5).some(Boolean))
    fc.assert(
      fc.property(groups, style, (all, [padded, upper, gap]) => {
        const key = all.slice(0, 4).map((one) => one.toString(16))
        expect(toAddressKey(toWriting(all, padded, upper, gap))).toBe(key.join(':'))
      }),
    )
  })

  it('of IPv4 has one key, also within IPv6, however it is written', () => {
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), style, ([a, b, c, d], [padded, upper, gap]) => {
        const key = `${a}.${b}.${c}.${d}`
        const groups = [0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d]
        const dotted = `${toWriting(groups.slice(0, 6), padded, upper, [0, 0])}:${key}`
        expect([key, dotted, toWriting(groups, padded, upper, gap)].map(toAddressKey)).toEqual([key, key, key])
      }),
    )
  })
})
