/** Finished answers of stored pages, in memory as long as they are asked for. Knows no request's address. */
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Freshness } from '@/lib/freshness/announce'
import type { StoredPage } from '@/lib/freshness/page-file'
import { within } from '@/lib/within'
import { FinishedAnswer } from './answer'
import { finishPage, isHtml } from './finish-page'

/** How long a visitor waits for a page whose "today" is wrong, milliseconds. */
const PATIENCE = 1_500
/** Bytes. */
const IN_MEMORY = 96 * 1024 * 1024

/** Which of a page's answers is asked for: itself, or the flight data of a soft navigation, whole or one segment of it. */
function toPart({ headers }: IncomingMessage): string {
  if (headers.rsc !== '1') return 'page'
  const segment = headers['next-router-segment-prefetch']
  return typeof segment === 'string' ? `segment ${segment}` : 'flight'
}

function finish({ body, contentType, flight, segments }: StoredPage, part: string): FinishedAnswer | undefined {
  if (part === 'page' || !flight) {
    if (!isHtml(contentType)) return new FinishedAnswer(body, { 'content-type': contentType })
    const { html, policy } = finishPage(body.toString('utf8'))
    return new FinishedAnswer(Buffer.from(html), { 'content-type': contentType, 'content-security-policy': policy })
  }
  const asked = part === 'flight' ? flight : segments.get(part.slice('segment '.length))
  const headers = { 'content-type': 'text/x-component', 'x-nextjs-prerender': '1' }
  return asked && new FinishedAnswer(asked, part === 'flight' ? headers : { ...headers, 'x-nextjs-postponed': '2' })
}

export type LoadAnswer = (address: string, request: IncomingMessage) => Promise<FinishedAnswer | undefined>

/**
 * @returns what gives an address's answer as it is stored, rendered first where it never was; undefined where nothing
 *   answers it. @throws Error where it cannot be rendered
 */
export function createStoredAnswers({ store, regenerator, existence }: Freshness): LoadAnswer {
  const answers = new LRUCache<string, FinishedAnswer>({ maxSize: IN_MEMORY, sizeCalculation: ({ size }) => size })

  async function load(address: string): Promise<StoredPage | undefined> {
    if (store.isStale(address)) regenerator.hurry(address)
    if (store.isTooOld(address) && !regenerator.isOutage()) await within(PATIENCE, regenerator.generate(address))
    const page = await store.read(address)
    if (page || existence.isAbsent(address)) return page
    const outcome = await regenerator.generate(address)
    if (outcome === 'failed') throw new Error(`${address} cannot be rendered`)
    if (outcome === 'gone') existence.noteAbsent(address)
    return store.read(address)
  }

  return async (address, request) => {
    store.noteAsked(address)
    const part = toPart(request)
    const toKey = () => `${store.versionOf(address)} ${part} ${address}`
    const known = store.isStale(address) || store.isTooOld(address) ? undefined : answers.get(toKey())
    if (known) return known
    const page = await load(address)
    const key = toKey()
    // What came between the reading and here is another version: shown once, and not kept.
    const isLatest = page !== undefined && page === (await store.read(address)) && key === toKey()
    const answer = (isLatest && answers.get(key)) || (page && finish(page, part))
    if (answer && isLatest) answers.set(key, answer)
    return answer
  }
}
