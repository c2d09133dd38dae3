/** One load of a page for everything that renders it, remembered and tagged. */
import { cache } from 'react'
import type { Site } from '@/contract/site'
import { logOnce } from '@/lib/platform/log'
import { type Kept, loadNewer, toKept } from '@/lib/platform/newer'
import { processState } from '@/lib/platform/process-state'
import { loadSite } from '@/lib/platform/sites'
import { tags } from '@/lib/platform/tags'
import { readChoice } from '@/lib/programme/filters'
import { rememberAnswer } from './answers'
import type { PageContext, PageData } from './page-data'
import { decodePath, type Segments, toAddress } from './path'
import { type ReadPage, readBarePage, readPage } from './read-page'
import { recordLoad } from './record-load'
import { stampPage } from './stamp'

/** When the first of all that a page is made of was asked for: layout and page may be rendered apart. */
const beginRender = cache(() => Date.now())

/** The site around the page. @throws HttpError where it was never read */
export async function loadShell(): Promise<Site> {
  beginRender()
  return loadSite()
}

/**
 * The site, for a page that shows nothing else of the platform's.
 * @param address as the page is stored. @throws HttpError where the site was never read
 */
export async function loadBareShell(address: string): Promise<Site> {
  const read = async () => ({ site: await loadShell(), tags: [tags.site] })
  return (await recordLoad(address, beginRender(), read)).site
}

/** What the follower of changes and the proxy want to know of the latest load. */
async function readAndRecord(segments: Segments): Promise<ReadPage> {
  const address = toAddress(segments)
  const startedAt = beginRender()
  const read = await recordLoad(address, startedAt, () => readPage(segments))
  rememberAnswer(address, read.data !== undefined, startedAt)
  return read
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
  const read = await readAndRecord(segments)
  await stampPage(read.tags)
  return read.data
})

interface KeptPage extends Kept<PageData | undefined> {
  readAt: number
  generation: number
}

/** What has no end is not stored: a visitor could make up any number of choices and paths. What was read is kept, by path. */
const keptPages = new Map<string, KeptPage>()
const MOST_KEPT = 100
/** Milliseconds, as long as a stored page counts as fresh. */
const KEPT_FOR = 300_000

async function readAndKeep(segments: Segments): Promise<PageData | undefined> {
  const address = toAddress(segments)
  const { generation } = processState()
  const { data } = await readPage(segments)
  keptPages.delete(address)
  keptPages.set(address, { ...toKept(data), readAt: Date.now(), generation })
  if (keptPages.size > MOST_KEPT) keptPages.delete(keptPages.keys().next().value ?? address)
  return data
}

async function readKept(segments: Segments): Promise<PageData | undefined> {
  const address = toAddress(segments)
  const kept = keptPages.get(address)
  if (!kept) return readAndKeep(segments)
  const isFresh = kept.generation === processState().generation && Date.now() - kept.readAt < KEPT_FOR
  return isFresh ? kept.value : loadNewer(kept, address, () => readAndKeep(segments))
}

/**
 * As loadPage, for what is stored nowhere; while the platform does not answer, the page as it was.
 * @param query the choice, '' for none
 * @throws HttpError where it was never read
 */
export const loadChosenPage = cache(async (pathname: string, query: string): Promise<PageData | undefined> => {
  const segments = decodePath(pathname)
  if (typeof segments === 'string') return undefined
  const data = await readKept(segments)
  const choice = query === '' ? undefined : readChoice(new URLSearchParams(query))
  return data && { ...data, context: { ...data.context, choice } }
})

type Search = NonNullable<PageContext['search']>

let lastSearchPage: Kept<PageData | undefined> | undefined

async function readSearchPage(segments: Segments, search: Search): Promise<PageData | undefined> {
  const { data } = await readPage(segments, search)
  lastSearchPage = toKept(data)
  return data
}

async function readFirstSearchPage(segments: Segments, search: Search): Promise<PageData | undefined> {
  try {
    return await readSearchPage(segments, search)
  } catch (error) {
    logOnce(
      `${toAddress(segments)}: without its documents: ${error instanceof Error ? error.message : 'unknown fault'}`,
    )
    lastSearchPage ??= toKept(await readBarePage(segments, search))
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
