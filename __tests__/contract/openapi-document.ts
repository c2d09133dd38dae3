/** docs/platform-api.yaml, made ready for a validator that knows OpenAPI 3.0. */
import { readFileSync } from 'node:fs'
import OpenAPIResponseValidator from 'openapi-response-validator'
import { parse } from 'yaml'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const document: unknown = parse(readFileSync('docs/platform-api.yaml', 'utf8'))

function at(path: readonly string[]): unknown {
  let node: unknown = document
  for (const key of path) node = isObject(node) ? node[key] : undefined
  return node
}

/** 3.1 has `const` and lists of types where 3.0 has `enum` and `nullable`. */
function toOlder(node: Json): Json {
  const { const: constant, type, examples: _, ...rest } = node
  const types = Array.isArray(type) ? type.filter((name) => name !== 'null') : []
  return {
    ...rest,
    ...(constant === undefined ? {} : { enum: [constant] }),
    ...(Array.isArray(type)
      ? { type: types[0], nullable: types.length < type.length }
      : type === undefined
        ? {}
        : { type }),
  }
}

/** Follows every `$ref`; properties are names, not keywords. */
function resolve(node: unknown, areNames = false): unknown {
  if (Array.isArray(node)) return node.map((element) => resolve(element))
  if (!isObject(node)) return node
  if (!areNames && typeof node.$ref === 'string') return resolve(at(node.$ref.split('/').slice(1)))
  const entries = Object.entries(areNames ? node : toOlder(node))
  return Object.fromEntries(entries.map(([key, value]) => [key, resolve(value, !areNames && key === 'properties')]))
}

/** A schema of the document by its name, with what it refers to in it. */
export function schemaOf(name: string): Json {
  const schema = resolve(at(['components', 'schemas', name]))
  if (!isObject(schema)) throw new Error(`docs/platform-api.yaml has no schema ${name}`)
  return schema
}

/** Every operation, as in `get /v1/sites`. */
export function operations(): string[] {
  const paths = at(['paths'])
  if (!isObject(paths)) return []
  return Object.entries(paths).flatMap(([path, item]) =>
    ['get', 'put', 'post', 'delete'].filter((method) => isObject(item) && method in item).map((m) => `${m} ${path}`),
  )
}

/** What is wrong with an answer; an empty list where nothing is. */
export function faultsOf(operation: string, status: number, body: unknown): unknown[] {
  const [method = '', path = ''] = operation.split(' ')
  const responses = at(['paths', path, method, 'responses'])
  const common = at(['components', 'responses', 'Problem'])
  const described = isObject(responses) ? (responses[status] ?? (status >= 400 ? common : undefined)) : undefined
  if (!isObject(described)) return [`${operation} has no answer ${status}`]
  const resolved = resolve(described)
  const content = isObject(resolved) && isObject(resolved.content) ? Object.values(resolved.content)[0] : undefined
  if (!isObject(content) || !isObject(content.schema)) return []
  const validator = new OpenAPIResponseValidator({ responses: { [status]: { schema: content.schema } } })
  return validator.validateResponse(status, body)?.errors ?? []
}
