/** Reads `property:operator:value` (rule 11). */
import { toRegexFault } from './regex-syntax'

export interface Filter {
  /** A dotted path into the document. */
  property: string
  operator: 'eq' | 'regex'
  value: string
}

/** A filter that the platform refuses with 400; the message says why. */
export class FilterRefused extends Error {}

const PATH = /^[^.]+(\.[^.]+)*$/

/**
 * @param text decoded; the first two colons separate, so that the value may hold more
 * @throws FilterRefused
 */
export function parseFilter(text: string): Filter {
  const [, property, operator, value] = /^([^:]*):([^:]*):(.*)$/s.exec(text) ?? []
  if (property === undefined || value === undefined) {
    throw new FilterRefused('a filter is property:operator:value')
  }
  if (!PATH.test(property)) throw new FilterRefused('the property of a filter is a dotted path')
  if (operator !== 'eq' && operator !== 'regex') throw new FilterRefused('the operator of a filter is eq or regex')
  const fault = operator === 'regex' ? toRegexFault(value) : undefined
  if (fault !== undefined) throw new FilterRefused(fault)
  return { property, operator, value }
}
