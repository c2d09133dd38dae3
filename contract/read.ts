/**
 * Reads an untrusted document: drops the smallest element that holds a fault and says where (rule 18).
 * Knows how schemas nest, and no document by name.
 */
import * as v from 'valibot'

export interface Fault {
  /** Where, as in `pages[3].blocks[0].place`. */
  place: string
  message: string
}

export interface Reading<T> {
  /** Undefined where the document as a whole has to be dropped. */
  value: T | undefined
  faults: Fault[]
}

type Key = string | number

/** What holds other schemas: lists, records, objects, what is optional or nullable, and pipes. */
interface AnySchema extends v.GenericSchema {
  wrapped?: AnySchema
  pipe?: readonly (AnySchema | v.GenericPipeAction)[]
  item?: AnySchema
  value?: AnySchema
  entries?: Readonly<Record<string, AnySchema>>
}

const isSchema = (part: AnySchema | v.GenericPipeAction): part is AnySchema => part.kind === 'schema'

/** The schema that says what elements there are: of a pipe the last. */
function inner(schema: AnySchema): AnySchema {
  const within = schema.pipe?.findLast(isSchema) ?? schema.wrapped
  return within ? inner(within) : schema
}

function child(schema: AnySchema, key: Key): { schema: AnySchema | undefined; droppable: boolean } {
  const { item, value, entries } = inner(schema)
  const element = item ?? value
  if (element) return { schema: element, droppable: true }
  const field = entries?.[key]
  return { schema: field, droppable: field?.type === 'optional' }
}

/** The shortest way from the root to the smallest element that may be dropped, or none. */
function droppablePath(schema: AnySchema, path: readonly Key[]): Key[] | undefined {
  let at: AnySchema | undefined = schema
  let found: Key[] | undefined
  for (const [depth, key] of path.entries()) {
    if (!at) break
    const next = child(at, key)
    if (next.droppable) found = path.slice(0, depth + 1)
    at = next.schema
  }
  return found
}

/** Where an issue is, from the root. */
export const pathOf = ({ path }: v.BaseIssue<unknown>): Key[] =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

const toPlace = (path: readonly Key[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** What goes: by key all that stands there, or some of what is within. */
type Drops = Map<Key, Drops | 'all'>

function mark(drops: Drops, [key, ...rest]: readonly Key[]): void {
  if (key === undefined) return
  const within = drops.get(key)
  if (within === 'all') return
  if (rest.length === 0) {
    drops.set(key, 'all')
    return
  }
  const deeper: Drops = within ?? new Map()
  drops.set(key, deeper)
  mark(deeper, rest)
}

/** A copy, along the way to what goes. */
function without(value: unknown, drops: Drops): unknown {
  const keep = (key: Key, one: unknown): unknown[] => {
    const drop = drops.get(key)
    if (drop === 'all') return []
    return [drop ? without(one, drop) : one]
  }
  if (Array.isArray(value)) return value.flatMap((one, position) => keep(position, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => keep(key, one).map((kept) => [key, kept])))
}

const MAX_PLACES = 10

/** Where the faults were, in one line of bounded length. */
export function listPlaces(faults: readonly Fault[]): string {
  const rest = faults.length - MAX_PLACES
  const places = faults.slice(0, MAX_PLACES).map(({ place }) => place)
  return places.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/**
 * @param schema what the document should be
 * @param input  parsed JSON of any shape; it is not changed
 * @returns the document without its faulty elements, and the faults; never throws
 */
export function read<S extends v.GenericSchema>(schema: S, input: unknown): Reading<v.InferOutput<S>> {
  const faults: Fault[] = []
  let rest: unknown = input
  for (;;) {
    const result = v.safeParse(schema, rest)
    if (result.success) return { value: result.output, faults }
    const drops: Drops = new Map()
    for (const issue of result.issues) {
      const path = pathOf(issue)
      faults.push({ place: toPlace(path), message: issue.message })
      const droppable = droppablePath(schema, path)
      if (!droppable) return { value: undefined, faults }
      mark(drops, droppable)
    }
    rest = without(rest, drops)
  }
}
