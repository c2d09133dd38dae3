/** Which paths exist, before anything is rendered: every path that is rendered is written to disk. Asks nobody. */
import { isUsable } from '@/contract/address'
import type { Slug } from '@/contract/change'
import type { Page, Source } from '@/contract/page'
import { type Candidate, matchPages, type Pattern, toParameter } from './match'
import { type Segments, toAddress, toSegments } from './path'
import type { Registry } from './registry'

const INDEX = /\/index\.html$/

type Model = Slug['model']
type SlugSets = Readonly<Record<Model, ReadonlySet<string>>>

const slugSets = new WeakMap<readonly Slug[], SlugSets>()

function toSlugSets(slugs: readonly Slug[]): SlugSets {
  const of = (model: Model) => new Set(slugs.filter((one) => one.model === model).map(({ slug }) => slug))
  const known = slugSets.get(slugs) ?? { article: of('article'), production: of('production') }
  slugSets.set(slugs, known)
  return known
}

/** Where documents have what the platform lists as their slugs. */
const SLUG_OF: Readonly<Record<Model, readonly string[]>> = {
  article: ['slug'],
  production: ['parentSlug', 'pageReference'],
}

type Bound = Pick<Source, 'model'> & Source['filter'][number]

/** What the page's single sources want of the parameter. */
const listBound = (page: Page, name: string): Bound[] =>
  page.sources.flatMap(({ model, collection, filter }) => {
    const bound = filter.filter(({ value }) => value === `@${name}`)
    return collection ? [] : bound.map((one) => ({ ...one, model }))
  })

/** Where it is wanted as a slug, and of which documents. */
const listSlugs = (bound: readonly Bound[]) =>
  bound.flatMap(({ model, property, operator }) =>
    model !== 'event' && SLUG_OF[model].includes(property) ? [{ model, operator }] : [],
  )

/** A pattern (`regex`) finds documents by parts of their slugs, too. */
const isExact = ({ operator }: Pick<Bound, 'operator'>) => operator === 'eq'

/**
 * `known`: a path of the registry, or of documents by their slugs. `finite`: only documents that exist are found at
 * such paths, but which ones the platform has to say. `endless`: whatever stands for a parameter may be answered.
 */
export type PathKind = 'none' | 'known' | 'finite' | 'endless'

function toParameterKind(page: Page, name: string, value: string, known: SlugSets | undefined): PathKind {
  const bound = listBound(page, name)
  const slugs = known ? listSlugs(bound) : []
  const missing = slugs.filter(({ model }) => !known?.[model].has(value))
  if (slugs.length > 0 && missing.length === 0) return 'known'
  if (missing.some(isExact)) return 'none'
  return bound.some(isExact) ? 'finite' : 'endless'
}

const first = (order: readonly PathKind[], kinds: readonly PathKind[]) => order.find((kind) => kinds.includes(kind))

/** All parameters have to fit. */
function toCandidateKind({ page, params }: Candidate, known: SlugSets | undefined): PathKind {
  const kinds = Object.entries(params).map(([name, value]) => toParameterKind(page, name, value, known))
  return first(['none', 'endless', 'finite'], kinds) ?? 'known'
}

/** @param slugs undefined while none were read */
export function toPathKind({ pages }: Registry, slugs: readonly Slug[] | undefined, segments: Segments): PathKind {
  const known = slugs && toSlugSets(slugs)
  const kinds = matchPages(pages, segments).map((candidate) => toCandidateKind(candidate, known))
  return first(['known', 'endless', 'finite'], kinds) ?? 'none'
}

/** @returns the pattern's path for each slug that fits; one with several parameters is not spelled out */
function fill({ page, parts }: Pattern, slugs: readonly Slug[]): Segments[] {
  const [name, ...others] = parts.map(toParameter).filter((part) => part !== undefined)
  if (name === undefined) return [parts]
  const models = others.length > 0 ? [] : listSlugs(listBound(page, name)).map(({ model }) => model)
  const known = toSlugSets(slugs)
  const fitting = slugs.filter(
    ({ slug, model }) => isUsable(slug) && models[0] === model && models.every((each) => known[each].has(slug)),
  )
  return fitting.map(({ slug }) => parts.map((part) => (toParameter(part) === undefined ? part : slug)))
}

/**
 * Every path that may be generated ahead; some find nothing, where the source wants more than the slug.
 * @returns decoded segments, the registry's own first, then the documents written last
 */
export function listKnownPaths({ pages }: Pick<Registry, 'pages'>, slugs: readonly Slug[]): Segments[] {
  const newest = slugs.toSorted((a, b) => b.updatedAt - a.updatedAt)
  const own = [...pages.exact.keys()].map((path) => toSegments(path.replace(INDEX, '') || '/'))
  const filled = pages.patterns.flatMap((pattern) => fill(pattern, newest))
  const all = [...own, ...filled].filter((segments) => segments !== undefined)
  return [...new Map(all.map((segments) => [toAddress(segments), segments])).values()]
}
