/** Follows the feed of changes, the truth of what changed (rule 15). Knows how to go on, not what a change means. */
import type { Change } from '@/contract/change'
import type { Changes } from '@/lib/content-api/changes'
import { toErrorText } from '@/lib/error-text'

export interface Following {
  load: (since: number, wait: number, signal: AbortSignal) => Promise<Changes>
  announce: (changes: readonly Change[]) => Promise<unknown>
  /** What stands for "everything may have changed". */
  everything: readonly Change[]
  /** Told of a new position once all before it was announced; false where it is to be told again after the next answer. */
  keep: (seq: number) => Promise<boolean>
}

/** Seconds that the platform may hold an answer. */
export const WAIT = 25
/** Milliseconds from one empty answer to the next question, where the platform does not hold its answers. */
const BREATH = 1_000
const FIRST_PAUSE = 500
/** What is fresh within 5 s of a recovery must not wait longer. */
const LONGEST_PAUSE = 2_000

/** Each document once for each set of slugs that it had: a page at an old one has to hear of it, too. */
export function dedupeChanges(changes: readonly Change[]): Change[] {
  const byDocument = new Map<string, Change>()
  for (const change of changes) byDocument.set(toKey(change), change)
  return [...byDocument.values()]
}

const toKey = ({ model, id, slug, previousSlug, production }: Change) =>
  [model, id, slug, previousSlug, production].join('\n')

export class Follower {
  private readonly ending = new AbortController()
  private wake = () => {}
  private at: number | undefined
  private kept: number | undefined
  private pause = FIRST_PAUSE
  /** When each change was last announced, of the last seconds. */
  private readonly recent = new Map<string, number>()

  constructor(private readonly following: Following) {}

  /**
   * Runs until it is stopped; never throws. While the platform is down it asks again after growing pauses.
   * @param since where the stored pages stand; undefined where nobody knows
   */
  async run(since: number | undefined): Promise<void> {
    this.at = since
    this.kept = since
    while (!this.ending.signal.aborted) await this.turn()
  }

  stop(): void {
    this.ending.abort()
    this.wake()
  }

  /** Ends a pause at once. */
  nudge = (): void => this.wake()

  /** @returns those of the changes that the feed did not bring in the last `milliseconds` */
  listUnheard(changes: readonly Change[], milliseconds: number): Change[] {
    const from = performance.now() - milliseconds
    return changes.filter((change) => (this.recent.get(toKey(change)) ?? 0) < from)
  }

  private async turn(): Promise<void> {
    const before = this.at
    const askedAt = performance.now()
    try {
      this.at = await this.step()
      if (this.pause > FIRST_PAUSE) console.info('The feed of changes is followed again.')
      this.pause = FIRST_PAUSE
      if (this.at !== this.kept && (await this.following.keep(this.at))) this.kept = this.at
      if (this.at === before && performance.now() - askedAt < BREATH) await this.rest(BREATH)
    } catch (error) {
      if (this.ending.signal.aborted) return
      if (this.pause === FIRST_PAUSE) console.warn(`The feed of changes cannot be followed: ${toErrorText(error)}`)
      await this.rest(this.pause)
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
    }
  }

  /** @returns the position to go on from */
  private async step(): Promise<number> {
    const since = this.at
    const isSettled = this.at === this.kept
    // Where a position is still to be kept, the answer is not waited for as long.
    const wait = since === undefined ? 0 : isSettled ? WAIT : 1
    const { items, reset, last, next } = await this.following.load(since ?? 0, wait, this.ending.signal)
    if (since === undefined || reset) {
      await this.following.announce(this.following.everything)
      return last
    }
    if (next <= since && last > since) throw new Error(`it stays at ${since}, though there is more`)
    if (items.length > 0) await this.announce(dedupeChanges(items))
    return next
  }

  private async announce(changes: readonly Change[]): Promise<void> {
    await this.following.announce(changes)
    const at = performance.now()
    for (const [key, heardAt] of this.recent) if (at - heardAt > 60_000) this.recent.delete(key)
    for (const change of changes) this.recent.set(toKey(change), at)
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      timer.unref()
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
