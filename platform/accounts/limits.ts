/** How often something may be tried, by address and by account. Counts in memory, within bounds; knows no route. */
import { HttpProblem } from '@/platform/http/problem'

const MINUTE = 60_000
const MOST_KEYS = 10_000
const LONGEST_KEY = 64

interface Count {
  tries: number
  /** Epoch milliseconds at which it begins anew. */
  until: number
}

/** So many tries a key within a window that begins with the first. */
export class Limit {
  /** In the order of their ends, since all last equally long. */
  private readonly counts = new Map<string, Count>()

  constructor(
    private readonly now: () => number,
    private readonly most: number,
    private readonly milliseconds: number,
  ) {}

  /** Counts a try. @throws HttpProblem 429 where it is one too many */
  take(key: string): void {
    this.forget()
    const at = this.now()
    const count = this.counts.get(key) ?? { tries: 0, until: at + this.milliseconds }
    if (count.tries >= this.most) throw tooMany(count.until - at)
    count.tries += 1
    this.counts.set(key, count)
  }

  get size(): number {
    return this.counts.size
  }

  private forget(): void {
    for (const [key, { until }] of this.counts) {
      if (until > this.now() && this.counts.size < MOST_KEYS) return
      this.counts.delete(key)
    }
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

/** The first half of an address of IPv6, written out; what a proxy hands on may be no address at all. */
function toNetwork(address: string): string {
  const [head = '', tail] = address.split('::')
  const first = head.split(':')
  const last = tail === undefined ? [] : tail.split(':')
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...gap, ...last].slice(0, 4).join(':')
}

/** Who asks, as far as counting goes: a household has one address of IPv4, and 2^64 of IPv6. */
export function toAddressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const key = mapped ?? (address.includes(':') ? toNetwork(address) : address)
  return key.slice(0, LONGEST_KEY)
}

export interface Limits {
  logIn: { address: Limit; account: Limit }
  create: { address: Limit; account: Limit }
  forgot: { address: Limit; account: Limit }
  reset: { address: Limit }
}

export function makeLimits(now: () => number): Limits {
  const limit = (most: number, minutes: number) => new Limit(now, most, minutes * MINUTE)
  return {
    logIn: { address: limit(30, 5), account: limit(10, 15) },
    create: { address: limit(30, 60), account: limit(10, 60) },
    forgot: { address: limit(20, 60), account: limit(5, 60) },
    reset: { address: limit(30, 60) },
  }
}
