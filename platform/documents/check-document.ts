/** Holds a document that is to be written against the contract, strictly: what a reader would drop is refused. */
import * as v from 'valibot'
import { isUsable, isUsablePath } from '@/contract/address'
import { pathOf } from '@/contract/read'
import type { Json } from '@/platform/database/columns'
import type { Collection, Facts } from './collections'
import { type ScalarValue, toScalarValues } from './json-values'

export interface FieldFault {
  field: string
  message: string
}

export interface CheckedDocument {
  doc: Json
  facts: Facts
  values: ScalarValue[]
}

/**
 * Ids are joined with commas, stand in paths, and are ordered by code unit: up to U+D7FF that is the byte order of
 * the database (rule 13).
 */
const ID = /^[^\s,/\\?#\u007f-\u009f\ud800-\uffff]{1,200}$/

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const toField = (path: readonly PropertyKey[]) =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`)).join('')

/** Unsafe links and pictures read as undefined (rules 20 and 21); a writer is told. */
function lostFields(input: unknown, output: unknown, path: readonly PropertyKey[] = []): FieldFault[] {
  if (output === undefined && input !== undefined) {
    return [{ field: toField(path), message: 'not a safe address, or not a picture' }]
  }
  if (Array.isArray(output) && Array.isArray(input)) {
    return output.flatMap((element, at) => lostFields(input[at], element, [...path, at]))
  }
  if (!isObject(output) || !isObject(input)) return []
  return Object.keys(output).flatMap((key) => lostFields(input[key], output[key], [...path, key]))
}

function schemaFaults(doc: Json, { schema }: Collection): FieldFault[] {
  const result = v.safeParse(schema, doc)
  if (result.success) return lostFields(doc, result.output)
  return result.issues.map((issue) => ({ field: toField(pathOf(issue)), message: issue.message }))
}

/** Rule 1: what no address leads to is told while it is written. */
function toAddressFault({ segments, paths }: Collection, field: string, value: string): string | undefined {
  const isSegment = segments.includes(field)
  if (!isSegment && !paths.includes(field)) return undefined
  if (value !== value.normalize('NFC')) return 'is not in NFC (rule 1)'
  if (isSegment) return isUsable(value) ? undefined : 'is no segment of an address, decoded (rule 1)'
  return isUsablePath(value) ? undefined : 'is no path, decoded (rule 1)'
}

function ruleFaults(collection: Collection, values: ScalarValue[], id: string): FieldFault[] {
  const faults: FieldFault[] = []
  const paths = values.map(({ path }) => path)
  for (const field of collection.required) {
    if (!paths.some((path) => path === field || path.startsWith(`${field}.`))) {
      faults.push({ field, message: 'is required' })
    }
  }
  for (const { path, value } of values) {
    const fault = toAddressFault(collection, path, value)
    if (fault !== undefined) faults.push({ field: path, message: `${JSON.stringify(value)} ${fault}` })
    const most = collection.longest.get(path) ?? Number.POSITIVE_INFINITY
    if (value.length > most) faults.push({ field: path, message: `has at most ${most} characters` })
  }
  if (!ID.test(id)) {
    faults.push({ field: 'id', message: 'has 1 to 200 characters, without white space, comma, slash, ? and #' })
  }
  return faults
}

/**
 * @param body parsed JSON of any shape
 * @param id   the id of the path, which the document's equals
 * @returns the document as sent, or every field at fault
 */
export function checkDocument(collection: Collection, body: unknown, id: string): CheckedDocument | FieldFault[] {
  if (!isObject(body)) return [{ field: '', message: 'the body is no JSON object' }]
  const values = toScalarValues(body)
  if (!values) return [{ field: '', message: 'is nested too deep, or holds more than 20,000 values' }]
  const faults = [...schemaFaults(body, collection), ...ruleFaults(collection, values, id)]
  if (body.id !== id) faults.push({ field: 'id', message: 'differs from the id of the path' })
  const facts = collection.toFacts(body)
  return faults.length > 0 || !facts ? faults : { doc: body, facts, values }
}
