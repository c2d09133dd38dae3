/** The site with its pages; the last good one is kept for the process. */
import { cache } from 'react'
import { readSite, type Site } from '@/contract/site'
import { env } from '@/lib/env'
import { HttpError } from '@/lib/http/errors'
import { logOnce } from '@/lib/log-once'
import { type CacheEntry, loadNewer, toCacheEntry } from '@/lib/stale-while-revalidate'
import { callPlatform } from './client'
import { logFaults } from './log'
import { keepSnapshot, readSnapshot } from './snapshots'

let kept: (CacheEntry<Site> & { etag: string | undefined; askedAt: number }) | undefined

const hasId = (value: unknown, id: string) =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id

/** Rule 18: a faulty site is as if it had not come; the last good one stays. */
function toDocument(answer: unknown): unknown {
  const { siteId } = env()
  const document: unknown = Array.isArray(answer) ? answer.find((site) => hasId(site, siteId)) : undefined
  if (document === undefined) logOnce(`sites: the platform knows no site ${siteId}, or shows it to others only`)
  return document
}

/** Two answers may overtake each other: the one that was asked for later counts. */
function keep(value: Site, etag: string | undefined, askedAt: number): Site {
  if (!kept || kept.askedAt <= askedAt) kept = { ...toCacheEntry(value), etag, askedAt }
  return kept.value
}

/** Asks the platform, by ETag. @throws HttpError where it does not answer, or has no usable site and never had */
async function readAnew(onRead: (document: unknown) => Promise<void>): Promise<Site> {
  const before = kept
  const askedAt = Date.now()
  try {
    const { data, headers } = await callPlatform('sites', {
      ...(before?.etag !== undefined && { headers: { 'If-None-Match': before.etag } }),
    })
    const document = toDocument(data)
    const { value, faults } = document === undefined ? { value: undefined, faults: [] } : readSite(document)
    logFaults('site', document, faults)
    if (value) await onRead(document)
    const good = value ?? before?.value
    if (!good) throw new HttpError({ message: 'The platform answered no usable site', kind: 'parse' })
    return keep(good, headers.etag, askedAt)
  } catch (error) {
    if (!before || !(error instanceof HttpError && error.status === 304)) throw error
    return keep(before.value, before.etag, askedAt)
  }
}

/** Reads it anew and keeps it for the next start: for the one who follows the changes. @throws HttpError */
export const refreshSite = (): Promise<Site> => readAnew((document) => keepSnapshot('site', document))

/** The site as a process before this one knew it. */
export async function recallSite(): Promise<void> {
  const { value } = readSite(await readSnapshot('site'))
  if (value) kept ??= { ...toCacheEntry(value), etag: undefined, askedAt: 0 }
}

/** @returns undefined while none was ever read */
export const getSite = (): Site | undefined => kept?.value

/** The site as it is now, asked for once in a render. @throws HttpError: what was rendered before has to stay */
export const loadSite: () => Promise<Site> = cache(() => readAnew(async () => {}))

/**
 * The same; while the platform does not answer, as it was. For what is not stored, and for what stands around a page
 * that asks for the site by itself.
 * @throws HttpError where none was ever read
 */
export async function loadLastSite(): Promise<Site> {
  if (!kept) await recallSite()
  return kept ? loadNewer(kept, 'site', loadSite) : loadSite()
}
