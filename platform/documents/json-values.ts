/** The scalars of a document by dotted path, which filters are held against. */
import type { Json } from '@/platform/database/columns'

const MAX_DEPTH = 64
const MAX_PATH = 200
const MAX_VALUES = 20_000

export interface ScalarValue {
  path: string
  value: string
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

function childrenOf(value: Json, path: string): [string, unknown][] {
  if (Array.isArray(value)) return value.map((element) => [path, element])
  return Object.entries(value)
    .filter(([key]) => key !== '' && !key.includes('.'))
    .map(([key, child]) => [path === '' ? key : `${path}.${key}`, child])
}

/**
 * Lists are transparent: their elements have the list's path (rule 11). Null is a missing value and has none.
 * @returns each pair of path and string form once; undefined where the document is nested deeper than 64 or holds
 * more than 20,000 values
 */
export function toScalarValues(doc: Json): ScalarValue[] | undefined {
  const found = new Map<string, ScalarValue>()
  let level: [string, unknown][] = [['', doc]]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return undefined
    const next: [string, unknown][] = []
    for (const [path, value] of level) {
      if (isObject(value)) for (const child of childrenOf(value, path)) next.push(child)
      else if (value !== null && value !== undefined && path.length <= MAX_PATH) {
        const scalar = { path, value: String(value) }
        found.set(JSON.stringify([scalar.path, scalar.value]), scalar)
      }
    }
    if (found.size > MAX_VALUES) return undefined
    level = next
  }
  return [...found.values()]
}
