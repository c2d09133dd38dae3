/**
 * Has stored pages rendered again, a few at a time and never within a render: those that a visitor asks for first, then
 * those that a change touched, then those that time has touched. Knows no page and no change.
 */
import type { PageStore } from './page-store'

/** `gone`: nothing answers the address any more. `failed`: what was stored before stays. */
export type Outcome = 'made' | 'gone' | 'failed'

type Store = Pick<PageStore, 'begin' | 'remove' | 'isStale' | 'has' | 'listAged' | 'versionOf'>

const AT_ONCE = 3
const TICK = 1_000
const FIRST_PAUSE = 1_000
/** Of all, while nothing succeeds: what is fresh within 5 s of a recovery must not wait longer. */
const LONGEST_PAUSE = 3_000
/** Of one page that fails while others do not. */
const LONGEST_REST = 60_000
/** So many failures in a row are the platform's, not a page's. */
const OUTAGE = 3

export class Regenerator {
  private readonly running = new Map<string, Promise<Outcome>>()
  /** By visitors, and by changes and time; both in order. */
  private readonly urgent = new Map<string, (outcome: Promise<Outcome>) => void>()
  private readonly waiting = new Set<string>()
  /** When a page that failed is tried again, and how long it rested. */
  private readonly resting = new Map<string, { until: number; pause: number }>()
  private failures = 0
  private probeAt = 0
  private readonly timer = setInterval(() => this.tick(), TICK).unref()

  /** @param render asks Next for the address. @returns the answer's status */
  constructor(
    private readonly store: Store,
    private readonly render: (address: string) => Promise<number>,
  ) {}

  /** Renders before all that waits; those who ask for the same get the same. */
  generate(address: string): Promise<Outcome> {
    const running = this.running.get(address)
    if (running) return running
    return new Promise((resolve) => {
      const others = this.urgent.get(address)
      this.waiting.delete(address)
      this.urgent.set(address, (outcome) => {
        others?.(outcome)
        resolve(outcome)
      })
      this.pump()
    })
  }

  /** Renders as soon as there is time. */
  refresh(addresses: Iterable<string>): void {
    for (const address of addresses) if (!this.urgent.has(address)) this.waiting.add(address)
    this.pump()
  }

  /** A visitor is shown the page as it was: it goes first. */
  hurry(address: string): void {
    if (!this.waiting.has(address) || this.isOutage()) return
    void this.generate(address)
  }

  /** Whether renders fail, whatever is asked for. */
  isOutage = (): boolean => this.failures >= OUTAGE

  stop(): void {
    clearInterval(this.timer)
    this.waiting.clear()
  }

  private tick(): void {
    const at = Date.now()
    const rested = [...this.resting].filter(([, { until }]) => until <= at).map(([address]) => address)
    this.refresh([...rested, ...this.store.listAged().filter((address) => !this.resting.has(address))])
  }

  private pump(): void {
    for (const [address, answer] of this.urgent) {
      if (this.running.size >= 2 * AT_ONCE) return
      this.urgent.delete(address)
      answer(this.start(address))
    }
    const isOutage = this.isOutage()
    if (isOutage && Date.now() < this.probeAt) return
    for (const address of this.waiting) {
      if (this.running.size >= (isOutage ? 1 : AT_ONCE)) return
      if (this.running.has(address)) continue
      this.waiting.delete(address)
      void this.start(address)
    }
  }

  private start(address: string): Promise<Outcome> {
    const known = this.running.get(address)
    if (known) return known
    const work = this.work(address).finally(() => {
      this.running.delete(address)
      setImmediate(() => this.pump())
    })
    this.running.set(address, work)
    return work
  }

  private async work(address: string): Promise<Outcome> {
    const before = this.store.versionOf(address)
    this.store.begin(address)
    const rest = this.resting.get(address)
    if (rest) rest.until = Number.POSITIVE_INFINITY
    const status = await this.render(address).catch(() => 500)
    // Rendered, but not for the store: it would be rendered for ever.
    const isLost = status === 200 && this.store.versionOf(address) === before
    if (status >= 500 || isLost) return this.fail(address)
    if (this.failures > 0) this.recover()
    this.resting.delete(address)
    if (status !== 200) {
      await this.store.remove(address)
      return 'gone'
    }
    // A change came while it was rendered.
    if (this.store.isStale(address)) this.waiting.add(address)
    return 'made'
  }

  private fail(address: string): Outcome {
    this.failures += 1
    const { pause } = this.resting.get(address) ?? { pause: FIRST_PAUSE / 2 }
    const longer = Math.min(pause * 2, this.isOutage() ? LONGEST_PAUSE : LONGEST_REST)
    // What was never stored is asked for again by who wants it.
    if (this.store.has(address)) this.resting.set(address, { until: Date.now() + longer, pause: longer })
    this.probeAt = Date.now() + Math.min(FIRST_PAUSE * 2 ** (this.failures - OUTAGE), LONGEST_PAUSE)
    return 'failed'
  }

  private recover(): void {
    this.failures = 0
    for (const address of this.resting.keys()) this.waiting.add(address)
  }
}
