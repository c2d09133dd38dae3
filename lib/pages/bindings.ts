/** Bindings of a page's meta to the documents of its sources. Knows paths into documents, not what they are for. */
import type { Binding } from '@/contract/page'
import { toText } from '@/lib/html/to-text'
import type { SourceDocuments } from './page-data'

type Step = { name: string } | { position: number } | { key: string; value: string }

const STEP = /\.?([^.[\]]+)|\[(\d+)\]|\[([^=[\]]+)=([^[\]]*)\]/y
const MAX_STEPS = 20
/** A description that fills pages helps nobody. */
const MAX_LENGTH = 5000

/** @returns undefined for what is no path */
export function parseExpression(expression: string): readonly Step[] | undefined {
  const steps: Step[] = []
  const text = expression.trim()
  STEP.lastIndex = 0
  while (STEP.lastIndex < text.length) {
    const found = STEP.exec(text)
    if (!found || steps.length === MAX_STEPS) return undefined
    const [, name, position, key, value] = found
    if (name !== undefined) steps.push({ name })
    else if (position !== undefined) steps.push({ position: Number(position) })
    else if (key !== undefined && value !== undefined) steps.push({ key, value })
  }
  return steps.length === 0 ? undefined : steps
}

function getOwn(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

function follow(value: unknown, step: Step): unknown {
  if ('name' in step) return Array.isArray(value) ? undefined : getOwn(value, step.name)
  if (!Array.isArray(value)) return undefined
  if ('position' in step) return value[step.position]
  return value.find((element) => String(getOwn(element, step.key)) === step.value)
}

/** @returns what stands at the path, of any shape; undefined where it leads nowhere */
export function evaluate(expression: string, document: unknown): unknown {
  return parseExpression(expression)?.reduce(follow, document)
}

/** Rule 5: the value of a binding; a collection source gives nothing. @returns the literal as it stands */
export function resolveBinding(
  { expression, source }: Binding,
  sources: Readonly<Record<string, SourceDocuments>>,
  isSingle: (source: string) => boolean,
): unknown {
  if (source === undefined) return expression
  const documents = isSingle(source) ? sources[source] : undefined
  const [document] = documents ? [...documents.productions, ...documents.articles, ...documents.showings] : []
  return evaluate(expression, document)
}

/** Fields of documents that hold HTML (docs/platform-api.yaml); all others are text as it stands. */
const HTML_FIELDS: ReadonlySet<string> = new Set(['body', 'content', 'summary'])
const TAG_OR_ENTITY = /<[a-z!/][^<>]*>|&(?:#\d|#x[\da-f]|[a-z])[\da-z]*;/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: no control character reaches a page's head
const CONTROL_OR_SPACE = /[\s\u0000-\u001f\u007f-\u009f]+/g

/** A literal may be anything. */
function holdsHtml({ expression, source }: Binding): boolean {
  const last = source === undefined ? undefined : parseExpression(expression)?.findLast((step) => 'name' in step)
  return last === undefined || ('name' in last && HTML_FIELDS.has(last.name))
}

function toOneText(value: unknown, isHtml: boolean): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  const text = isHtml && TAG_OR_ENTITY.test(value) ? toText(value, MAX_LENGTH) : value.slice(0, MAX_LENGTH)
  return text.replace(CONTROL_OR_SPACE, ' ').trim()
}

/** HTML gives its text, a list its elements joined with `, `. @returns undefined for an empty text (rule 5) */
export function toBoundText(value: unknown, binding: Binding): string | undefined {
  const isHtml = holdsHtml(binding)
  const texts = [value].flat().map((one) => toOneText(one, isHtml))
  const whole = texts.filter((text) => text !== '').join(', ')
  return whole.slice(0, MAX_LENGTH) || undefined
}
