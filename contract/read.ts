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
type Container = Record<Key, unknown>

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

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

function containerAt(root: unknown, path: readonly Key[]): Container | undefined {
  let at: unknown = root
  for (const key of path.slice(0, -1)) at = isContainer(at) ? at[key] : undefined
  return isContainer(at) ? at : undefined
}

/** Negative where `a` stands behind `b` in the list that holds both. */
function fromBehind(a: readonly Key[], b: readonly Key[]): number {
  const depth = a.findIndex((key, position) => key !== b[position])
  const [one, other] = [a[depth], b[depth]]
  if (typeof one === 'number' && typeof other === 'number') return other - one
  return String(one) < String(other) ? -1 : 1
}

/** Later elements of a list go first, and what is within them, so that the earlier positions stay true. */
function drop(root: unknown, paths: Key[][]): void {
  const inOrder = paths.toSorted(fromBehind)
  for (const path of inOrder) {
    const parent = containerAt(root, path)
    const key = path.at(-1)
    if (!parent || key === undefined) continue
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else delete parent[key]
  }
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
    const paths = new Map<string, Key[]>()
    for (const issue of result.issues) {
      const path = pathOf(issue)
      faults.push({ place: toPlace(path), message: issue.message })
      const droppable = droppablePath(schema, path)
      if (!droppable) return { value: undefined, faults }
      paths.set(toPlace(droppable), droppable)
    }
    const outermost = [...paths].filter(([place]) => ![...paths.keys()].some((other) => isWithin(place, other)))
    if (rest === input) rest = structuredClone(input)
    drop(
      rest,
      outermost.map(([, path]) => path),
    )
  }
}

const isWithin = (place: string, other: string) =>
  place !== other && place.startsWith(other) && /^[.[]/.test(place.slice(other.length))
