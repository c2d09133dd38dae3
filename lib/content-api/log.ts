/** One line for each fault that the site meets in what it reads, and each only once a process. Knows no document. */
import type { Fault } from '@/contract/read'

const MAX_LINES = 2000
/** Of one answer. */
const MAX_FAULTS = 100
const said = new Set<string>()

/** A page is generated again and again: what is wrong with it is said once. */
export function logOnce(line: string): void {
  if (said.has(line)) return
  if (said.size >= MAX_LINES) said.clear()
  said.add(line)
  console.warn(line)
}

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
