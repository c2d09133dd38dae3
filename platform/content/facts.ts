/** Puts facts, which are kept once, into texts: `{{priser.voksen}}`. Knows no fact. */
import type { ContentFile } from './content-files'
import type { ReportFault } from './fault'

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g
const ONLY_PLACEHOLDER = /^\{\{\s*([^{}]*?)\s*\}\}$/

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function factAt(facts: unknown, path: string): string | number | undefined {
  let at = facts
  for (const key of path.split('.')) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  return typeof at === 'string' || typeof at === 'number' ? at : undefined
}

/** The one fact that no editor knows: `{{plattform}}` is the platform's public address. */
export const withPlatform = (facts: unknown, baseUrl: string): unknown => ({
  ...(isObject(facts) ? facts : {}),
  plattform: baseUrl,
})

/** @returns the file with its placeholders filled; a value that is nothing but a placeholder keeps the fact's type */
export function fillFacts(file: ContentFile, facts: unknown, report: ReportFault): ContentFile {
  const lookUp = (path: string) => {
    const fact = factAt(facts, path)
    if (fact === undefined) report({ file: file.name, field: '', message: `no such fact: {{${path}}}`, at: path })
    return fact ?? ''
  }
  const fillText = (text: string) => text.replace(PLACEHOLDER, (_, path: string) => String(lookUp(path)))
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const only = ONLY_PLACEHOLDER.exec(value)
      return only?.[1] === undefined ? fillText(value) : lookUp(only[1])
    }
    if (Array.isArray(value)) return value.map(fill)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
  }
  return { ...file, data: fill(file.data), body: fillText(file.body) }
}
