/** What is dropped of an answer, told in the log. */
import type { Fault } from '@/contract/read'
import { logOnce } from '@/lib/log-once'

/** Of one answer. */
const MAX_FAULTS = 100

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function idAt(answer: unknown, place: string): string {
  const position = /^items\[(\d+)\]/.exec(place)?.[1]
  const items = isObject(answer) && Array.isArray(answer.items) ? answer.items : []
  const document: unknown = position === undefined ? answer : items[Number(position)]
  return isObject(document) && typeof document.id === 'string' ? ` (${document.id.slice(0, 100)})` : ''
}

/** Rule 18: what was dropped of an answer, with its place. */
export function logFaults(what: string, answer: unknown, faults: readonly Fault[]): void {
  for (const { place, message } of faults.slice(0, MAX_FAULTS)) {
    logOnce(`${what}: dropped ${place}${idAt(answer, place)}: ${message}`)
  }
  if (faults.length > MAX_FAULTS) logOnce(`${what}: and ${faults.length - MAX_FAULTS} more`)
}
