/** A page's sources, read from the platform (rules 11 to 14). */
import type { Article } from '@/contract/article'
import type { Event } from '@/contract/event'
import type { Page, Source } from '@/contract/page'
import type { Production } from '@/contract/production'
import { now } from '@/lib/clock'
import { loadArticle, loadArticles } from '@/lib/content-api/articles'
import { loadEvent, loadEvents, loadLastEvents } from '@/lib/content-api/events'
import { loadProduction, loadProductions } from '@/lib/content-api/productions'
import { HttpError } from '@/lib/http/errors'
import { logOnce } from '@/lib/log-once'
import type { Candidate } from './match'
import { toFilters } from './source-filters'

/** Events are not joined with their productions yet. */
export interface Found {
  productions: readonly Production[]
  events: readonly Event[]
  articles: readonly Article[]
  /** The platform refused the source: it may do so for the time that a regex took, and answer it a moment later. */
  isRefused?: true
}

/** By source name. */
export type FoundBySource = ReadonlyMap<string, Found>

const NOTHING: Found = { productions: [], events: [], articles: [] }
const RUNNING = 6 * 60 * 60 * 1000
const LAST_OF_A_PRODUCTION = 200

const listOf = <T>(document: T | undefined): T[] => (document === undefined ? [] : [document])

/** True for a page that is about one production: its event lists look back, too (rule 14). */
export const isOwnPage = (page: Page): boolean =>
  page.sources.some(({ model, collection }) => model === 'production' && !collection)

function readEvents(source: Source, filter: readonly string[], isOwn: boolean): Promise<Event[]> {
  const from = now() - RUNNING
  if (!source.collection) return loadEvent(filter, from).then(listOf)
  return isOwn ? loadLastEvents(filter, LAST_OF_A_PRODUCTION) : loadEvents(filter, from)
}

async function read(source: Source, filter: readonly string[], isOwn: boolean): Promise<Found> {
  switch (source.model) {
    case 'production':
      return {
        ...NOTHING,
        productions: await (source.collection ? loadProductions(filter) : loadProduction(filter).then(listOf)),
      }
    case 'article':
      return {
        ...NOTHING,
        articles: await (source.collection ? loadArticles(filter) : loadArticle(filter).then(listOf)),
      }
    case 'event':
      return { ...NOTHING, events: await readEvents(source, filter, isOwn) }
  }
}

/** Rule 12: refused with 400, a source is empty. */
async function readSource({ page, params }: Candidate, source: Source): Promise<Found> {
  const filter = toFilters(source.filter, params)
  if (!filter) return NOTHING
  try {
    return await read(source, filter, isOwnPage(page))
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 400)) throw error
    logOnce(
      `page ${page.id}, source ${source.name}: refused by the platform: ${error.problem?.detail ?? error.message}`,
    )
    return { ...NOTHING, isRefused: true }
  }
}

const isEmpty = ({ productions, events, articles }: Found) => productions.length + events.length + articles.length === 0

async function readMany(candidate: Candidate, sources: readonly Source[]): Promise<[string, Found][]> {
  return Promise.all(
    sources.map(async (source): Promise<[string, Found]> => [source.name, await readSource(candidate, source)]),
  )
}

/** The documents of the single sources. @returns undefined where one finds nothing: the page does not answer (rule 2) */
export async function loadSingles(candidate: Candidate): Promise<FoundBySource | undefined> {
  const singles = await readMany(
    candidate,
    candidate.page.sources.filter(({ collection }) => !collection),
  )
  return singles.some(([, found]) => isEmpty(found)) ? undefined : new Map(singles)
}

export const loadCollections = async (candidate: Candidate): Promise<FoundBySource> =>
  new Map(
    await readMany(
      candidate,
      candidate.page.sources.filter(({ collection }) => collection),
    ),
  )
