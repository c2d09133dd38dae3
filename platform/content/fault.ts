/** Says what is wrong in the content, by file and field. Knows no file. */
import * as z from 'zod/mini'

/** zod/mini brings no words of its own. */
const { localeError } = z.locales.en()

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

/** @returns the parsed value, or undefined with every fault reported */
export function check<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  file: string,
  report: ReportFault,
): z.output<S> | undefined {
  const result = z.safeParse(schema, value, { error: localeError })
  if (result.success) return result.data
  for (const issue of result.error.issues) report({ file, field: toField(issue.path), message: issue.message })
  return undefined
}
