/**
 * Has stored pages rendered again, a few at a time and never within a render: those that a visitor asks for, then those that
 * a change touched, then those that time has touched. Knows no page and no change.
 */
import type { PageStore } from './page-store'

/** `gone`: nothing answers the address any more. `failed`: what was stored before stays. */
export type Outcome = 'made' | 'gone' | 'failed'

type Store = Pick<PageStore, 'begin' | 'end' | 'remove' | 'isStale' | 'isTooOld' | 'has' | 'listAged' | 'versionOf'>

/** For visitors, and for changes and time: neither holds up the other. */
const AT_ONCE = { urgent: 4, behind: 3 }
/** Who comes when so many wait would wait for long. */
const LONGEST_LINE = 50
const TICK = 1_000
/** Ticks over which what time has touched is spread: rendered at once, it would hold up what is answered meanwhile. */
const SPREAD = 120
const FIRST_PAUSE = 1_000
/** Of all, while nothing succeeds: what is fresh within 5 s of a recovery must not wait longer. */
const LONGEST_PAUSE = 3_000
/** Of one page that fails while others do not. */
const LONGEST_REST = 60_000
/** So many pages that fail, and none that does not, are the platform's fault. */
const OUTAGE = 3

export class Regenerator {
  private readonly running = new Map<string, Promise<Outcome>>()
  private readonly count = { urgent: 0, behind: 0 }
  /** Each in order: by visitors, by changes, by time. */
  private readonly urgent = new Map<string, (outcome: Promise<Outcome>) => void>()
  private readonly changed = new Set<string>()
  private readonly aged = new Set<string>()
  /** How many of the aged may begin before the next tick. */
  private due = 0
  /** When a page that failed is tried again, and how long it rested. */
  private readonly resting = new Map<string, { until: number; pause: number }>()
  private readonly failing = new Set<string>()
  private probe = { at: 0, pause: FIRST_PAUSE }
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
    const line = this.urgent.size + this.count.urgent
    if (line >= (this.isOutage() ? 1 : LONGEST_LINE) && !this.urgent.has(address)) return Promise.resolve('failed')
    return new Promise((resolve) => {
      const others = this.urgent.get(address)
      this.changed.delete(address)
      this.aged.delete(address)
      this.urgent.set(address, (outcome) => {
        others?.(outcome)
        resolve(outcome)
      })
      this.pump()
    })
  }

  /** Renders as soon as there is time what a change has touched. */
  refresh(addresses: Iterable<string>): void {
    for (const address of addresses) if (!this.urgent.has(address)) this.changed.add(address)
    this.pump()
  }

  /** A visitor is shown the page as it was: it goes first. */
  hurry(address: string): void {
    if ((this.changed.has(address) || this.aged.has(address)) && !this.isOutage()) void this.generate(address)
  }

  /** Whether renders fail, whatever is asked for. */
  isOutage = (): boolean => this.failing.size >= OUTAGE

  stop(): void {
    clearInterval(this.timer)
    this.changed.clear()
    this.aged.clear()
  }

  private tick(): void {
    const at = Date.now()
    for (const [address, { until }] of this.resting) if (until <= at) this.changed.add(address)
    for (const address of this.store.listAged()) {
      if (this.store.isTooOld(address)) this.changed.add(address)
      else if (!this.resting.has(address)) this.aged.add(address)
    }
    this.due = Math.ceil(this.aged.size / SPREAD)
    this.pump()
  }

  private pump(): void {
    for (const [address, answer] of this.urgent) {
      if (this.count.urgent >= AT_ONCE.urgent) break
      this.urgent.delete(address)
      answer(this.start(address, 'urgent'))
    }
    if (this.isOutage() && Date.now() < this.probe.at) return
    for (const line of [this.changed, this.aged]) {
      for (const address of line) {
        if (this.count.behind >= (this.isOutage() ? 1 : AT_ONCE.behind)) return
        if (this.running.has(address)) continue
        if (line === this.aged && this.due < 1) return
        if (line === this.aged) this.due -= 1
        line.delete(address)
        void this.start(address, 'behind')
      }
    }
  }

  private start(address: string, kind: keyof typeof AT_ONCE): Promise<Outcome> {
    const known = this.running.get(address)
    if (known) return known
    this.count[kind] += 1
    const rest = this.resting.get(address)
    if (rest) rest.until = Number.POSITIVE_INFINITY
    const work = this.work(address, kind).finally(() => {
      this.count[kind] -= 1
      this.running.delete(address)
      setImmediate(() => this.pump())
    })
    this.running.set(address, work)
    return work
  }

  private async work(address: string, kind: keyof typeof AT_ONCE): Promise<Outcome> {
    const before = this.store.versionOf(address)
    this.store.begin(address)
    const status = await this.render(address).catch(() => undefined)
    // One that gave no answer in time may still be stored: it began when it began.
    if (status !== undefined) this.store.end(address)
    if (status === undefined || status >= 500) return this.fail(address, kind)
    this.recover()
    // Rendered, but not for the store: it would be rendered for ever.
    if (status === 200 && this.store.versionOf(address) === before) return this.rest(address, LONGEST_REST)
    this.resting.delete(address)
    if (status !== 200) {
      await this.store.remove(address)
      return 'gone'
    }
    // A change came while it was rendered.
    if (this.store.isStale(address)) this.changed.add(address)
    return 'made'
  }

  private fail(address: string, kind: keyof typeof AT_ONCE): Outcome {
    this.failing.add(address)
    if (kind === 'behind' && this.isOutage()) {
      this.probe = { at: Date.now() + this.probe.pause, pause: Math.min(this.probe.pause * 2, LONGEST_PAUSE) }
    }
    return this.rest(address, this.isOutage() ? LONGEST_PAUSE : LONGEST_REST)
  }

  private rest(address: string, longest: number): Outcome {
    const { pause } = this.resting.get(address) ?? { pause: FIRST_PAUSE / 2 }
    const longer = Math.min(pause * 2, longest)
    // What was never stored is asked for again by who wants it.
    if (this.store.has(address)) this.resting.set(address, { until: Date.now() + longer, pause: longer })
    return 'failed'
  }

  private recover(): void {
    if (this.failing.size === 0) return
    for (const address of this.failing) if (this.resting.has(address)) this.changed.add(address)
    this.failing.clear()
    this.probe = { at: 0, pause: FIRST_PAUSE }
  }
}
