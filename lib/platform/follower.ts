/** Follows the feed of changes, the truth of what changed (rule 15). Knows how to go on, not what a change means. */
import type { Change } from '@/contract/change'
import type { Changes } from './changes'

export interface Following {
  load: (since: number, wait: number) => Promise<Changes>
  announce: (changes: readonly Change[]) => Promise<void>
  /** What stands for "everything may have changed". */
  everything: readonly Change[]
  /** Told of a new position once all before it was announced; false where it is to be told again after the next answer. */
  keep: (seq: number) => Promise<boolean>
  /** Ends early when something nudges. */
  pause: (milliseconds: number) => Promise<void>
  /** Milliseconds of a clock that goes. */
  now: () => number
  isStopped: () => boolean
}

/** Seconds that the platform may hold an answer. */
export const WAIT = 25
/** Milliseconds from one empty answer to the next question, where the platform does not hold its answers. */
const BREATH = 1_000
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 5_000

/** Each document once for each set of slugs that it had: a page at an old one has to hear of it, too. */
export function unite(changes: readonly Change[]): Change[] {
  const byDocument = new Map<string, Change>()
  for (const change of changes) {
    byDocument.set([change.model, change.id, change.slug, change.previousSlug, change.production].join('\n'), change)
  }
  return [...byDocument.values()]
}

/** @returns the position to go on from */
async function step(following: Following, since: number | undefined): Promise<number> {
  const { items, reset, last, next } = await following.load(since ?? 0, since === undefined ? 0 : WAIT)
  if (since === undefined || reset) {
    await following.announce(following.everything)
    return last
  }
  if (next <= since && last > since) throw new Error(`it stays at ${since}, though there is more`)
  if (items.length > 0) await following.announce(unite(items))
  return next
}

/**
 * Runs until it is stopped; never throws. While the platform is down it asks again after pauses that grow to 5 s.
 * @param since where the stored pages stand; undefined where nobody knows
 */
export async function follow(following: Following, since: number | undefined): Promise<void> {
  let at = since
  let kept = since
  let pause = FIRST_PAUSE
  while (!following.isStopped()) {
    const before = at
    const askedAt = following.now()
    try {
      at = await step(following, at)
      if (pause > FIRST_PAUSE) console.info('The feed of changes is followed again.')
      pause = FIRST_PAUSE
      if (at !== kept && (await following.keep(at))) kept = at
      if (at === before && following.now() - askedAt < BREATH) await following.pause(BREATH)
    } catch (error) {
      if (following.isStopped()) return
      if (pause === FIRST_PAUSE) {
        console.warn(
          `The feed of changes cannot be followed: ${error instanceof Error ? error.message : 'unknown fault'}`,
        )
      }
      await following.pause(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }
}
