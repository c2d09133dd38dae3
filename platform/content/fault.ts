/** Says what is wrong in the content, by file and field. */
import * as v from 'valibot'
import { pathOf } from '@/contract/read'

export interface Fault {
  /** Below the content folder, as in `pages/priser.md`. */
  file: string
  /** As in `blocks[2].items[0].title`. */
  field: string
  message: string
  /** From 1, where it is known. */
  line?: number | undefined
  /** Where it is in the file: the way to a value, or the text at fault. */
  at?: readonly PropertyKey[] | string
}

export type ReportFault = (fault: Fault) => void

/** Thrown before anything is written. */
export class ContentError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    const [first, ...others] = faults.map(
      ({ file, field, message, line }) =>
        `${file}${line === undefined ? '' : `, line ${line}`}${field === '' ? '' : `, ${field}`}: ${message}`,
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
  for (const issue of result.issues) {
    const at = pathOf(issue)
    report({ file, field: toField(at), message: toWords(issue), at })
  }
  return undefined
}

interface Located {
  name: string
  lineOf: (at: NonNullable<Fault['at']>) => number | undefined
}

/** @throws ContentError that names the file, the line and the field of every fault, where there is one */
export function throwFaults(faults: readonly Fault[], files: readonly Located[]): void {
  if (faults.length === 0) return
  const toLine = ({ file, at, line }: Fault) =>
    at === undefined ? line : files.find(({ name }) => name === file)?.lineOf(at)
  throw new ContentError(faults.map((fault) => ({ ...fault, line: toLine(fault) })))
}
