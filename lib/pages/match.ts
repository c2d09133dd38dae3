/** Rule 2: which pages may answer a path, in order. */
import type { Page } from '@/contract/page'
import { isHidden } from './own-routes'
import { type Segments, toPath, toSegments } from './path'

export interface Candidate {
  page: Page
  /** Decoded route parameters by name. */
  params: Readonly<Record<string, string>>
}

export interface Pattern {
  page: Page
  parts: Segments
}

export interface PageTable {
  /** By decoded path; pages that answer by a pattern are not here. */
  exact: ReadonlyMap<string, Page>
  patterns: readonly Pattern[]
}

const INDEX = 'index.html'

/** @param log told of each page that no address can reach */
export function compilePages(pages: readonly Page[], log: (line: string) => void): PageTable {
  const exact = new Map<string, Page>()
  const patterns: Pattern[] = []
  for (const page of pages) {
    const parts = toSegments(page.matchPath ?? page.path)
    if (!parts) log(`page ${page.id}: no address can be ${page.matchPath ?? page.path}`)
    else if (isHidden(parts)) log(`page ${page.id}: the site itself answers ${page.matchPath ?? page.path}`)
    else if (page.matchPath !== undefined) patterns.push({ page, parts })
    else if (exact.has(toPath(parts))) log(`page ${page.id}: another page is at ${page.path} already`)
    else exact.set(toPath(parts), page)
  }
  return { exact, patterns }
}

/** @returns the name of a parameter, undefined for a segment that stands for itself */
export const toParameter = (part: string) => (part.length > 1 && part.startsWith(':') ? part.slice(1) : undefined)

/** @returns the parameters, or undefined where the pattern does not match */
function matchPattern(parts: Segments, segments: Segments): Candidate['params'] | undefined {
  if (parts.length !== segments.length) return undefined
  const params = new Map<string, string>()
  for (const [position, part] of parts.entries()) {
    const name = toParameter(part)
    const expected = name === undefined ? part : params.get(name)
    const segment = segments[position]
    if (segment === undefined || (expected !== undefined && expected !== segment)) return undefined
    if (name !== undefined) params.set(name, segment)
  }
  return Object.fromEntries(params)
}

/** @returns exact path, patterns in the order of the pages, path + `/index.html`: the first that finds its data answers */
export function matchPages(table: PageTable, segments: Segments): Candidate[] {
  const exact = table.exact.get(toPath(segments))
  const index = table.exact.get(toPath([...segments, INDEX]))
  const matching = table.patterns.flatMap(({ page, parts }) => {
    const params = matchPattern(parts, segments)
    return params ? [{ page, params }] : []
  })
  return [...(exact ? [{ page: exact, params: {} }] : []), ...matching, ...(index ? [{ page: index, params: {} }] : [])]
}
