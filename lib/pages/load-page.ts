/** One load of a page for everything that renders it, tagged by what it is made of. */
import { cache } from 'react'
import type { Site } from '@/contract/site'
import { loadLastSite, loadSite } from '@/lib/content-api/sites'
import { toErrorText } from '@/lib/error-text'
import { logOnce } from '@/lib/log-once'
import { readChoice } from '@/lib/programme/choice'
import { type CacheEntry, loadNewer, toCacheEntry } from '@/lib/stale-while-revalidate'
import type { PageContext, PageData } from './page-data'
import { decodePath, type Segments, toAddress } from './path'
import { readBarePage, readPage } from './read-page'
import { stampPage } from './stamp'

/** The site around a page. @throws HttpError where it was never read */
export const loadShell = cache((): Promise<Site> => loadLastSite())

/**
 * The site of a page that is stored: what stands around the page has to be of the same.
 * @throws HttpError where the platform does not answer; Error where the site changed between the two
 */
export async function loadStoredSite(): Promise<Site> {
  const [around, site] = await Promise.all([loadShell(), loadSite()])
  if (around !== site) throw new Error('The site changed while a page was rendered')
  return site
}

/**
 * The page of a path, read once for its metadata and its blocks.
 * @param pathname encoded, without query
 * @returns undefined where no page answers it
 * @throws HttpError where the platform does not answer
 */
export const loadPage = cache(async (pathname: string): Promise<PageData | undefined> => {
  const segments = decodePath(pathname)
  if (typeof segments === 'string') return undefined
  const [{ data, tags }] = await Promise.all([readPage(segments), loadStoredSite()])
  await stampPage(tags)
  return data
})

interface KeptPage extends CacheEntry<PageData | undefined> {
  readAt: number
  version: string
}

/** What has no end is not stored: a visitor could make up any number of choices and paths. What was read is kept, by path. */
const keptPages = new Map<string, KeptPage>()
const MOST_KEPT = 100
/** Milliseconds, as long as a stored page counts as fresh. */
const KEPT_FOR = 300_000

async function readAndKeep(segments: Segments, version: string): Promise<PageData | undefined> {
  const address = toAddress(segments)
  const { data } = await readPage(segments)
  keptPages.delete(address)
  keptPages.set(address, { ...toCacheEntry(data), readAt: Date.now(), version })
  if (keptPages.size > MOST_KEPT) keptPages.delete(keptPages.keys().next().value ?? address)
  return data
}

async function readKept(segments: Segments, version: string): Promise<PageData | undefined> {
  const address = toAddress(segments)
  const kept = keptPages.get(address)
  if (!kept) return readAndKeep(segments, version)
  const isFresh = kept.version === version && Date.now() - kept.readAt < KEPT_FOR
  return isFresh ? kept.value : loadNewer(kept, address, () => readAndKeep(segments, version))
}

/**
 * As loadPage, for what is stored nowhere; while the platform does not answer, the page as it was.
 * @param query   the choice, '' for none
 * @param version of the content, as the door tells it: what was read of another is read anew
 * @throws HttpError where it was never read
 */
export const loadUncachedPage = cache(
  async (pathname: string, query: string, version: string): Promise<PageData | undefined> => {
    const segments = decodePath(pathname)
    if (typeof segments === 'string') return undefined
    const data = await readKept(segments, version)
    const choice = query === '' ? undefined : readChoice(new URLSearchParams(query))
    return data && { ...data, context: { ...data.context, choice } }
  },
)

type Search = NonNullable<PageContext['search']>

let lastSearchPage: CacheEntry<PageData | undefined> | undefined

async function readSearchPage(segments: Segments, search: Search): Promise<PageData | undefined> {
  const { data } = await readPage(segments, search)
  lastSearchPage = toCacheEntry(data)
  return data
}

async function readFirstSearchPage(segments: Segments, search: Search): Promise<PageData | undefined> {
  try {
    return await readSearchPage(segments, search)
  } catch (error) {
    logOnce(`${toAddress(segments)}: without its documents: ${toErrorText(error)}`)
    lastSearchPage ??= toCacheEntry(await readBarePage(segments, search))
    return lastSearchPage.value
  }
}

/**
 * As loadPage, for a page that is generated for each visitor; while the platform does not answer, the page as it was,
 * or without its documents.
 * @throws HttpError where not even the site was ever read
 */
export async function loadSearchPage(pathname: string, search: Search): Promise<PageData | undefined> {
  const segments = decodePath(pathname)
  if (typeof segments === 'string') return undefined
  const data = await (lastSearchPage
    ? loadNewer(lastSearchPage, pathname, () => readSearchPage(segments, search))
    : readFirstSearchPage(segments, search))
  return data && { ...data, context: { ...data.context, search } }
}
