/** Says what is wrong in the content, by file and field. */
import * as v from 'valibot'
import { pathOf } from '@/contract/read'

export interface Fault {
  /** Below the content folder, as in `pages/priser.md`. */
  file: string
  /** As in `blocks[2].items[0].title`. */
  field: string
  message: string
}

export type ReportFault = (fault: Fault) => void

/** Thrown before anything is written. */
export class ContentError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    const [first, ...others] = faults.map(
      ({ file, field, message }) => `${file}${field === '' ? '' : `, ${field}`}: ${message}`,
    )
    super([`The content has ${faults.length} fault(s): ${first}`, ...others].join('\n  '))
    this.name = 'ContentError'
  }
}

const toField = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/** A field that is missing, or one too many, is told by its own name. */
function toWords({ expected, message, path }: v.BaseIssue<unknown>): string {
  if (path?.at(-1)?.origin !== 'key') return message
  return expected === 'never' ? 'no such field' : 'is missing'
}

/** @returns the parsed value, or undefined with every fault reported */
export function check<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
  report: ReportFault,
): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  for (const issue of result.issues) report({ file, field: toField(pathOf(issue)), message: toWords(issue) })
  return undefined
}
