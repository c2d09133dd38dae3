/**
 * Next's incremental cache, as the door needs it: what Next renders is handed to the page store, and Next itself serves
 * nothing from it, since the door answers what is stored and asks Next only for a new render.
 */
import type { CacheHandler as NextCacheHandler } from 'next/dist/server/lib/incremental-cache'
import { PAGE_TYPE, toStoredAddress } from './built-pages'
import { pageStore } from './page-store'

type Value = Parameters<NextCacheHandler['set']>[1]

const SCOPE = '/$/'

/** Next's name of the front page, and what stands before a page that is itself named so. */
const INDEX = /^\/?index(?=\/index(?:\/|$)|$)/

/** @param key of Next's, which begins with the route that owns it */
function toAddressOf(key: string): string {
  const scope = key.indexOf(SCOPE)
  const route = scope < 0 ? key : key.slice(scope + SCOPE.length)
  return toStoredAddress(route.replace(INDEX, ''))
}

const toTags = (headers: Record<string, unknown> | undefined) => String(headers?.['x-next-cache-tags'] ?? '').split(',')

function toStored(value: NonNullable<Value>) {
  if ('segmentData' in value) {
    const { html, rscData, segmentData, headers } = value
    const page = {
      body: Buffer.from(html),
      contentType: PAGE_TYPE,
      flight: rscData,
      segments: segmentData ?? new Map(),
    }
    return { page, tags: toTags(headers) }
  }
  if ('body' in value) {
    const { body, headers } = value
    const page = { body, contentType: String(headers['content-type']), flight: undefined, segments: new Map() }
    return { page, tags: toTags(headers) }
  }
  return undefined
}

export default class CacheHandler
  implements Pick<NextCacheHandler, 'get' | 'set' | 'revalidateTag' | 'resetRequestCache'>
{
  get = async () => null

  async set(key: string, value: Value): Promise<void> {
    const isFound = value && (!('status' in value) || value.status === undefined || value.status === 200)
    const stored = isFound ? toStored(value) : undefined
    if (stored) await pageStore.put(toAddressOf(key), stored.page, stored.tags)
  }

  /** Tags are the page store's: it is told by the follower of changes. */
  revalidateTag = async () => undefined

  resetRequestCache = () => undefined
}
