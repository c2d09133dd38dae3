/** How often something may be tried, by address and by account. Counts in memory of a fixed size. */
import { createHmac, hkdfSync } from 'node:crypto'
import { isIPv6, SocketAddress } from 'node:net'
import { HttpProblem } from '@/platform/http/problem'

const MINUTE = 60_000
/** As many as two bytes tell apart. */
const COUNTERS = 65_536
const LONGEST_KEY = 64

/** So many tries a key within a window that begins with the first. A count is never forgotten within its window. */
export class Limit {
  private readonly tries = new Uint16Array(COUNTERS)
  /** Epoch milliseconds at which each begins anew. */
  private readonly ends = new Float64Array(COUNTERS)

  /** @param secret chooses which keys share a counter: nobody can look for one that shares another's */
  constructor(
    private readonly now: () => number,
    readonly most: number,
    readonly milliseconds: number,
    private readonly secret: Uint8Array,
  ) {}

  /** Counts a try. @throws HttpProblem 429 where it is one too many */
  take(key: string): void {
    const counter = createHmac('sha256', this.secret).update(key).digest().readUInt16BE()
    const at = this.now()
    const end = this.ends[counter] ?? 0
    const isOver = end <= at
    const tries = isOver ? 0 : (this.tries[counter] ?? 0)
    if (tries >= this.most) throw tooMany(end - at)
    this.tries[counter] = tries + 1
    if (isOver) this.ends[counter] = at + this.milliseconds
  }
}

function tooMany(wait: number): HttpProblem {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  const minutes = Math.ceil(seconds / 60)
  const words = minutes === 1 ? 'ett minutt' : `${minutes} minutter`
  return new HttpProblem(429, `For mange forsøk. Prøv igjen om ${words}.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** The first half of an address of IPv6. @param address in its shortest writing, which shortens one run of zeros at most */
function toNetwork(address: string): string {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').map((group) => group || '0')
  const last = tail === undefined ? [] : tail.split(':')
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...gap, ...last].slice(0, 4).join(':')
}

/**
 * Who asks, as far as counting goes: a household has one address of IPv4, and 2^64 of IPv6. However it is written, an
 * address has one key; what a proxy hands on may be no address at all, and counts as it stands.
 */
export function toAddressKey(address: string): string {
  if (!isIPv6(address)) return address.slice(0, LONGEST_KEY)
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(shortest)?.[1]
  return mapped ?? toNetwork(shortest)
}

export interface Limits {
  logIn: { address: Limit; account: Limit; place: Limit }
  create: { address: Limit; account: Limit }
  forgot: { address: Limit; account: Limit }
  reset: { address: Limit }
  reserve: { address: Limit; account: Limit }
  newsletter: { address: Limit; account: Limit; all: Limit }
}

/** docs/security.md has the reason of each. The secret follows from the client's. */
export function makeLimits(clientSecret: string, now: () => number): Limits {
  const secret = new Uint8Array(hkdfSync('sha256', clientSecret, '', 'limits', 32))
  const limit = (most: number, minutes: number) => new Limit(now, most, minutes * MINUTE, secret)
  return {
    logIn: { address: limit(30, 5), account: limit(10, 15), place: limit(10, 15) },
    create: { address: limit(30, 60), account: limit(10, 60) },
    forgot: { address: limit(20, 60), account: limit(5, 60) },
    reset: { address: limit(30, 60) },
    reserve: { address: limit(30, 60), account: limit(10, 60) },
    newsletter: { address: limit(10, 60), account: limit(5, 60), all: limit(300, 60) },
  }
}
