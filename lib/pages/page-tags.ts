/** Which changes a generated page has to hear of: tags by data, never by page. */
import { tags } from '@/lib/freshness/tags'
import type { Candidate } from './match'
import type { PageData, SourceDocuments } from './page-data'
import { isBound } from './source-filters'
import { isOwnPage } from './sources'

const PLURAL = { production: tags.productions, event: tags.events, article: tags.articles } as const

function documentTags({ productions, showings, articles }: SourceDocuments): string[] {
  return [
    ...productions.map(({ id }) => tags.production(id)),
    ...showings.flatMap(({ id, production }) => [
      tags.event(id),
      ...(production ? [tags.production(production.id)] : []),
    ]),
    ...articles.map(({ id }) => tags.article(id)),
  ]
}

/** A list of events hears of every event and, since it shows their productions, of every production. */
function collectionTags(model: keyof typeof PLURAL): string[] {
  return model === 'event' ? [tags.events, tags.productions] : [PLURAL[model]]
}

/**
 * The events of a production's own page are announced with the production, so that the page need not hear of every
 * event of the house.
 */
function sourceTags({ page, sources }: Pick<PageData, 'page' | 'sources'>): string[] {
  return page.sources.flatMap((source) => {
    const documents = sources[source.name]
    const isOwn = source.model === 'event' && isOwnPage(page) && source.filter.some(isBound)
    if (source.collection && !isOwn) return collectionTags(source.model)
    return documents ? documentTags(documents) : []
  })
}

/** What a single source looks for may appear later; one that looks for the path's slug hears of that. */
function absenceTags({ page }: Candidate): string[] {
  const unbound = page.sources.filter(({ collection, filter }) => !collection && !filter.some(isBound))
  return unbound.map(({ model }) => PLURAL[model])
}

/** A page that shows what has a time says of it what is true today; one whose source was refused is tried again. */
const clockTags = ({ sources }: PageData): string[] =>
  Object.values(sources).some(({ showings, isRefused }) => showings.length > 0 || isRefused) ? [tags.clock] : []

/** @param candidates of the path: all that might answer it, not only the one that does */
export function toPageTags(path: string, candidates: readonly Candidate[], data: PageData | undefined): string[] {
  const slugs = candidates.flatMap(({ params }) => Object.values(params))
  const pages = candidates.map(({ page }) => page.id)
  const items = data?.page.blocks.filter(({ hide }) => !hide).flatMap((block) => block.data) ?? []
  return [
    ...new Set([
      tags.site,
      tags.path(path),
      ...pages.map(tags.page),
      ...slugs.map(tags.slug),
      ...items.map(tags.item),
      ...candidates.filter(({ page }) => page.id !== data?.page.id).flatMap(absenceTags),
      ...(data ? [...sourceTags(data), ...clockTags(data)] : []),
      ...(data?.related ?? []).map(({ id }) => tags.production(id)),
    ]),
  ]
}
