/** The site with its pages; the last good one is kept for the process. */
import { readSite, type Site } from '@/contract/site'
import { env } from '@/lib/env'
import { HttpError } from '@/lib/http/errors'
import { callPlatform } from './client'
import { keepDocument, readKeptDocument } from './kept-documents'
import { logFaults, logOnce } from './log'
import { loadNewer, toKept } from './newer'
import { processState } from './process-state'

/** How long a site is used unasked where nobody tells of changes, milliseconds. */
const TRUSTED = 60_000

let running: Promise<Site> | undefined

const hasId = (value: unknown, id: string) =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id

/** Rule 18: a faulty site is as if it had not come; the last good one stays. */
async function toSite(answer: unknown): Promise<Site | undefined> {
  const { siteId } = env()
  const document: unknown = Array.isArray(answer) ? answer.find((site) => hasId(site, siteId)) : undefined
  if (document === undefined) {
    logOnce(`sites: the platform knows no site ${siteId}, or shows it to others only`)
    return undefined
  }
  const { value, faults } = readSite(document)
  logFaults('site', document, faults)
  if (value) await keepDocument('site', document)
  return value
}

/** The site as a process before this one knew it; asked for anew as soon as the platform answers. */
export async function recallSite(): Promise<void> {
  const state = processState()
  const { value } = readSite(await readKeptDocument('site'))
  if (value) state.site ??= { ...toKept(value), etag: undefined, checkedAt: 0 }
}

/** Two answers may overtake each other: the one that was asked for later counts. */
function keep(value: Site, etag: string | undefined, checkedAt: number): Site {
  const state = processState()
  if (!state.site || state.site.checkedAt <= checkedAt) state.site = { ...toKept(value), etag, checkedAt }
  return state.site.value
}

/**
 * Asks the platform, by ETag; never answered by a question that was asked before.
 * @throws HttpError where it does not answer, or has no usable site and never had
 */
export async function refreshSite(): Promise<Site> {
  const kept = processState().site
  const asked = Date.now()
  try {
    const { data, headers } = await callPlatform('sites', {
      ...(kept?.etag !== undefined && { headers: { 'If-None-Match': kept.etag } }),
    })
    const value = (await toSite(data)) ?? kept?.value
    if (!value) throw new HttpError({ message: 'The platform answered no usable site', kind: 'parse' })
    return keep(value, headers.etag, asked)
  } catch (error) {
    if (!kept || !(error instanceof HttpError && error.status === 304)) throw error
    return keep(kept.value, kept.etag, asked)
  }
}

function refreshOnce(): Promise<Site> {
  running ??= refreshSite().finally(() => {
    running = undefined
  })
  return running
}

/** @returns undefined while none was ever read */
export const getSite = (): Site | undefined => processState().site?.value

/** The site as known; asked for again after a minute, and waited for as loadNewer does. @throws HttpError where none was ever read */
export async function loadSite(): Promise<Site> {
  const kept = processState().site
  if (!kept) return refreshOnce()
  return Date.now() - kept.checkedAt < TRUSTED ? kept.value : loadNewer(kept, 'site', refreshOnce)
}
