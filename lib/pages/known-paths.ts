/** Which paths exist, before anything is rendered: every path that is rendered is written to disk. */
import type { Slug } from '@/contract/change'
import type { Page } from '@/contract/page'
import { matchPages, type Pattern, toParameter } from './match'
import { isUsable, type Segments, toAddress, toSegments } from './path'
import type { Registry } from './registry'

const INDEX = /\/index\.html$/

interface SlugSets {
  article: ReadonlySet<string>
  production: ReadonlySet<string>
}

const slugSets = new WeakMap<readonly Slug[], SlugSets>()

function toSlugSets(slugs: readonly Slug[]): SlugSets {
  const of = (model: Model) => new Set(slugs.filter((one) => one.model === model).map(({ slug }) => slug))
  const known = slugSets.get(slugs) ?? { article: of('article'), production: of('production') }
  slugSets.set(slugs, known)
  return known
}

type Model = Slug['model']

/** Of which documents the slug must be, to fill the parameter; empty where the page's single sources do not say. */
function toModels(page: Page, name: string): readonly Model[] {
  const bound = page.sources.filter(
    ({ collection, filter }) => !collection && filter.some(({ value }) => value === `@${name}`),
  )
  return bound.flatMap(({ model }) => (model === 'event' ? [] : [model]))
}

function isKnownSlug(known: SlugSets, models: readonly Model[], slug: string): boolean {
  const sets = models.length === 0 ? [known.article, known.production] : models.map((model) => known[model])
  return sets.some((slugs) => slugs.has(slug))
}

/** A path of the registry, or one that a pattern answers with the slugs of documents that exist. */
export function isKnownPath({ pages }: Registry, slugs: readonly Slug[], segments: Segments): boolean {
  const known = toSlugSets(slugs)
  return matchPages(pages, segments).some(({ page, params }) =>
    Object.entries(params).every(([name, slug]) => isKnownSlug(known, toModels(page, name), slug)),
  )
}

/** @returns the pattern's path for each slug; one with several parameters is not spelled out */
function fill({ page, parts }: Pattern, slugs: readonly Slug[]): Segments[] {
  const [name, ...others] = parts.map(toParameter).filter((part) => part !== undefined)
  if (name === undefined) return [parts]
  if (others.length > 0) return []
  const models = toModels(page, name)
  const fitting = slugs.filter(({ slug, model }) => isUsable(slug) && (models.length === 0 || models.includes(model)))
  return fitting.map(({ slug }) => parts.map((part) => (toParameter(part) === undefined ? part : slug)))
}

/**
 * Every path that may be generated ahead; a slug is tried in every pattern, so some find nothing.
 * @returns decoded segments, the registry's own first, then the documents written last
 */
export function listKnownPaths({ pages }: Pick<Registry, 'pages'>, slugs: readonly Slug[]): Segments[] {
  const newest = slugs.toSorted((a, b) => b.updatedAt - a.updatedAt)
  const own = [...pages.exact.keys()].map((path) => toSegments(path.replace(INDEX, '') || '/'))
  const filled = pages.patterns.flatMap((pattern) => fill(pattern, newest))
  const all = [...own, ...filled].filter((segments) => segments !== undefined)
  return [...new Map(all.map((segments) => [toAddress(segments), segments])).values()]
}
