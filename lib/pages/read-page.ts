/** From a path to everything its page shows: one plain object. Knows no framework. */
import type { ContentItem } from '@/contract/content-item'
import type { Page } from '@/contract/page'
import { now } from '@/lib/clock'
import { loadItems } from '@/lib/content-api/block-data'
import { loadSite } from '@/lib/content-api/sites'
import { env } from '@/lib/env'
import { toRuntime } from '@/lib/runtime'
import { type Candidate, matchPages } from './match'
import type { PageContext, PageData } from './page-data'
import { toPageTags } from './page-tags'
import { type Segments, toAddress, toPath } from './path'
import { type Registry, toRegistry } from './registry'
import { loadRelated } from './related'
import { joinSources } from './showings'
import { type FoundBySource, loadCollections, loadSingles } from './sources'

export interface ReadPage {
  /** Undefined where no page answers the path. */
  data: PageData | undefined
  tags: readonly string[]
}

interface Answering extends Candidate {
  singles: FoundBySource
}

/** Rule 2: the first candidate whose single sources all find something. */
async function findAnswering(candidates: readonly Candidate[]): Promise<Answering | undefined> {
  for (const candidate of candidates) {
    const singles = await loadSingles(candidate)
    if (singles) return { ...candidate, singles }
  }
  return undefined
}

/** Only whether a page answers the path; its lists and items are not read. @throws HttpError */
export async function isAnswered(registry: Registry, segments: Segments): Promise<boolean> {
  return (await findAnswering(matchPages(registry.pages, segments))) !== undefined
}

/** Rule 10: what has another locale than the page's is not shown. */
async function readItems(page: Page, locale: string): Promise<Record<string, ContentItem>> {
  const ids = page.blocks.filter(({ hide }) => !hide).flatMap(({ data }) => data)
  const items = await loadItems(ids)
  const shown = items.filter((item) => item.locale === undefined || item.locale === locale)
  return Object.fromEntries(shown.map((item) => [item.id, item]))
}

function toContext({ site }: Registry, segments: Segments, search: PageContext['search']): PageContext {
  const settings = env()
  return {
    locale: site.locale.default,
    path: toPath(segments),
    address: toAddress(segments),
    siteTitle: site.title,
    imagesUrl: settings.bases.images,
    newsletterAction: site.newsletter?.action,
    runtime: toRuntime(site.partners, settings),
    generatedAt: now(),
    choice: undefined,
    search,
  }
}

/** What is like the production that the page is about. */
async function readRelated(singles: FoundBySource): Promise<Pick<PageData, 'related'>> {
  const [production] = [...singles.values()].flatMap(({ productions }) => productions)
  return production ? { related: await loadRelated(production) } : {}
}

async function complete(registry: Registry, answering: Answering, context: PageContext): Promise<PageData> {
  const { page, params, singles } = answering
  const [sources, items, related] = await Promise.all([
    loadCollections(answering).then((collections) => joinSources(new Map([...singles, ...collections]))),
    readItems(page, context.locale),
    readRelated(singles),
  ])
  return { site: registry.site, page, params, sources, items, ...related, context }
}

/**
 * @param segments decoded
 * @throws HttpError where the platform does not answer: what was generated before has to stay
 */
export async function readPage(segments: Segments, search?: PageContext['search']): Promise<ReadPage> {
  const registry = toRegistry(await loadSite())
  const path = toPath(segments)
  const candidates = matchPages(registry.pages, segments)
  const answering = await findAnswering(candidates)
  const data = answering && (await complete(registry, answering, toContext(registry, segments, search)))
  return { data, tags: toPageTags(path, candidates, data) }
}

/** The page at a path of its own, without documents: its blocks show what they can. @throws HttpError as loadSite */
export async function readBarePage(
  segments: Segments,
  search: NonNullable<PageContext['search']>,
): Promise<PageData | undefined> {
  const registry = toRegistry(await loadSite())
  const page = registry.pages.exact.get(toPath(segments))
  if (!page) return undefined
  return {
    site: registry.site,
    page,
    params: {},
    sources: {},
    items: {},
    context: toContext(registry, segments, search),
  }
}

/** The page without its lists and items: what its title is made of. @throws HttpError as readPage */
export async function readPageHead(segments: Segments): Promise<ReadPage> {
  const registry = toRegistry(await loadSite())
  const path = toPath(segments)
  const candidates = matchPages(registry.pages, segments)
  const answering = await findAnswering(candidates)
  if (!answering) return { data: undefined, tags: toPageTags(path, candidates, undefined) }
  const singles = answering.page.sources.filter(({ collection }) => !collection)
  const data: PageData = {
    site: registry.site,
    page: { ...answering.page, sources: singles, blocks: [] },
    params: answering.params,
    sources: await joinSources(answering.singles),
    items: {},
    context: toContext(registry, segments, undefined),
  }
  return { data, tags: toPageTags(path, candidates, data) }
}
