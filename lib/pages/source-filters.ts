/** Rules 11 and 12: a source's filters as the platform wants them. */
import type { Source } from '@/contract/page'

/** The characters that a route parameter may not mean anything by. */
const SPECIAL = /[\^$\\.*+?()[\]{}|/]/g

export const escapeForRegex = (text: string): string => text.replace(SPECIAL, '\\$&')

const toParameter = (value: string) => (value.length > 1 && value.startsWith('@') ? value.slice(1) : undefined)

/** True where the filter names a route parameter: what is found belongs to the path. */
export const isBound = ({ value }: Source['filter'][number]): boolean => toParameter(value) !== undefined

function fill({ value, operator }: Source['filter'][number], params: Readonly<Record<string, string>>) {
  const name = toParameter(value)
  if (name === undefined) return value
  const found = Object.hasOwn(params, name) ? params[name] : undefined
  return found !== undefined && operator === 'regex' ? escapeForRegex(found) : found
}

/** @returns `property:operator:value` each, or undefined where a route parameter is missing: nothing is found */
export function toFilters(
  filter: Source['filter'],
  params: Readonly<Record<string, string>>,
): readonly string[] | undefined {
  const filled = filter.map((one) => ({ ...one, value: fill(one, params) }))
  if (filled.some(({ value }) => value === undefined)) return undefined
  return filled.map(({ property, operator, value }) => `${property}:${operator}:${value}`)
}
