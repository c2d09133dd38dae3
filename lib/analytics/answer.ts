/** What the visitor answered when asked for consent, as this browser remembers it. */
import { now } from '@/lib/clock'

export type Answer = 'ja' | 'nei'

export const ANSWER_KEY = 'samtykke'
/** "ja 1795280400000": the answer and when it was given. */
const KEPT = /^(?:(ja)|nei) (\d{1,16})$/
/** Milliseconds; after that the house asks again. */
const LASTS = 365 * 24 * 3_600_000

function readKept(): string {
  try {
    return localStorage.getItem(ANSWER_KEY) ?? ''
  } catch {
    return ''
  }
}

/** @returns undefined where nothing was answered, too long ago, or nothing can be read */
export function readAnswer(): Answer | undefined {
  const [kept, yes, at] = KEPT.exec(readKept()) ?? []
  if (kept === undefined || Math.abs(now() - Number(at)) > LASTS) return undefined
  return yes ? 'ja' : 'nei'
}

/** Where the browser stores nothing, the answer holds until the page is left. */
export function keepAnswer(answer: Answer): void {
  try {
    localStorage.setItem(ANSWER_KEY, `${answer} ${now()}`)
  } catch {
    // The visitor's browser forbids it, which is no fault.
  }
}
