/**
 * What one server process remembers. Next bundles proxy, instrumentation and pages apart, so that a module's own
 * variables exist several times; these exist once. Knows no rule.
 */
import type { Slug } from '@/contract/change'
import type { Site } from '@/contract/site'
import type { Kept } from './newer'

interface PageLoad {
  /** Of what the stored page is made of, as Next knows them. */
  tags: readonly string[]
  /** Epoch milliseconds of the real clock, as all times here; 0 where it was stored before this process began. */
  startedAt: number
  /** True where the platform did not answer: the page stored before stays. */
  isFailed: boolean
}

export interface ProcessState {
  site: (Kept<Site> & { etag: string | undefined; checkedAt: number }) | undefined
  slugs: { value: readonly Slug[]; checkedAt: number } | undefined
  /** Encoded path -> the latest load of its page in this process. */
  loads: Map<string, PageLoad>
  /** Encoded path -> whether a page answers it, as far as was asked. */
  answers: Map<string, { isAnswered: boolean; checkedAt: number }>
  /** Encoded path -> the time of the change that its stored page may not show yet. */
  pending: Map<string, number>
  /** Encoded path -> the work on a pending page. */
  warming: Map<string, Promise<void>>
  /** Encoded paths of pages that could not be generated after a change. */
  owed: Set<string>
  isPayingOwed: boolean
  /** The latest announcements, oldest first: a page may have been read before, and be stored after. */
  announced: { at: number; tags: readonly string[] }[]
  /** Counts announcements, for what is built of many documents. */
  generation: number
  /** Ends the follower's pause at once. */
  wake: () => void
  /** Tells the site's own requests from a visitor's. */
  ownKey: string
}

declare global {
  var kulturhusState: ProcessState | undefined
}

export function processState(): ProcessState {
  globalThis.kulturhusState ??= {
    site: undefined,
    slugs: undefined,
    loads: new Map(),
    answers: new Map(),
    pending: new Map(),
    warming: new Map(),
    owed: new Set(),
    isPayingOwed: false,
    announced: [],
    generation: 0,
    wake: () => {},
    ownKey: crypto.randomUUID(),
  }
  return globalThis.kulturhusState
}
