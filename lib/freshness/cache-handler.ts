/**
 * Next's incremental cache, as the door needs it: what Next renders is handed to the page store, and Next itself serves
 * nothing from it, since the door answers what is stored and asks Next only for a new render.
 */
import type { CacheHandler as NextCacheHandler } from 'next/dist/server/lib/incremental-cache'
import { PAGE_TYPE, toStoredAddress } from './built-pages'
import { createHandOver, type RenderedPage } from './page-channel'

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

/** @returns undefined for what is no page that was found, and no body of a route */
export function toRenderedPage(key: string, value: Value): RenderedPage | undefined {
  if (!value || ('status' in value && value.status !== undefined && value.status !== 200)) return undefined
  const address = toAddressOf(key)
  if ('segmentData' in value) {
    const { html, rscData: flight, segmentData, headers } = value
    const page = { body: Buffer.from(html), contentType: PAGE_TYPE, flight, segments: segmentData ?? new Map() }
    return { address, page, tags: toTags(headers) }
  }
  if ('body' in value) {
    const { body, headers } = value
    const page = { body, contentType: String(headers['content-type']), flight: undefined, segments: new Map() }
    return { address, page, tags: toTags(headers) }
  }
  return undefined
}

const handOver = createHandOver(process)

export default class CacheHandler
  implements Pick<NextCacheHandler, 'get' | 'set' | 'revalidateTag' | 'resetRequestCache'>
{
  get = async () => null

  async set(key: string, value: Value): Promise<void> {
    const rendered = toRenderedPage(key, value)
    if (rendered) await handOver(rendered)
  }

  /** Tags are the page store's: it is told by the follower of changes. */
  revalidateTag = async () => undefined

  resetRequestCache = () => undefined
}
