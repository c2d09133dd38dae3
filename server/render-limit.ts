/** Bounds for what is rendered for each who asks: all together, and by address, so that stored pages are never slowed. */
import { LRUCache } from 'lru-cache'

interface Rate {
  /** So many at once after a pause. */
  burst: number
  perSecond: number
}

interface Bucket {
  left: number
  at: number
}

/** How many addresses are told apart; those that were not heard of for longest are forgotten. */
const MOST_ADDRESSES = 10_000

/** A token bucket. @param now milliseconds of a clock that goes */
class Buckets {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MOST_ADDRESSES })

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {}

  /** @returns seconds until there is one; 0 where it was taken */
  take(key: string): number {
    const { burst, perSecond } = this.rate
    const at = this.now()
    const known = this.buckets.get(key) ?? { left: burst, at }
    const left = Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond)
    this.buckets.set(key, { left: left < 1 ? left : left - 1, at })
    return left < 1 ? Math.max(1, Math.ceil((1 - left) / perSecond)) : 0
  }
}

export interface Refusal {
  status: 429 | 503
  /** Seconds. */
  retryAfter: number
}

interface RenderRates {
  atOnce: number
  all: Rate
  address: Rate
}

/** A page costs some 40 ms of the one thread that all pages share, data some 2 ms. */
export const RENDER_RATES = {
  page: { atOnce: 2, all: { burst: 12, perSecond: 1.5 }, address: { burst: 12, perSecond: 1 } },
  data: { atOnce: 8, all: { burst: 60, perSecond: 25 }, address: { burst: 40, perSecond: 8 } },
} satisfies Record<string, RenderRates>

export class RenderLimit {
  private running = 0
  private readonly all: Buckets
  private readonly byAddress: Buckets

  constructor(
    private readonly rates: RenderRates,
    now: () => number = () => performance.now(),
  ) {
    this.all = new Buckets(rates.all, now)
    this.byAddress = new Buckets(rates.address, now)
  }

  /** Runs the work, or says why not. */
  async run<T>(address: string, work: () => Promise<T>): Promise<T | Refusal> {
    const wait = this.byAddress.take(address)
    if (wait > 0) return { status: 429, retryAfter: wait }
    const busy = this.running >= this.rates.atOnce ? 1 : this.all.take('')
    if (busy > 0) return { status: 503, retryAfter: busy }
    this.running += 1
    try {
      return await work()
    } finally {
      this.running -= 1
    }
  }
}
