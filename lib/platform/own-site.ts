/** The site's requests to itself: Next takes announcements and generates pages within requests only. */
import type { Change } from '@/contract/change'
import { env } from '@/lib/env'
import { processState } from './process-state'
import { LARGEST_BODY, signNudge } from './webhook'

/** Tells the proxy that no visitor waits. */
export const OWN_HEADER = 'x-own-key'

const MOST_CHANGES = 500
/** Of the changes, with room for what stands around them. */
const MOST_BYTES = LARGEST_BODY - 10_000
const DEADLINE = 30_000

const toUrl = (address: string) => `http://127.0.0.1:${env().port}${address}`

async function announceSome(changes: readonly Change[]): Promise<void> {
  const { headers, body } = signNudge(changes)
  const own = { ...headers, [OWN_HEADER]: processState().ownKey }
  const signal = AbortSignal.timeout(DEADLINE)
  const answer = await fetch(toUrl('/api/revalidate'), {
    method: 'POST',
    headers: own,
    body,
    signal,
    cache: 'no-store',
  })
  await answer.arrayBuffer()
  if (answer.status !== 202) throw new Error(`The site refused its own announcement with status ${answer.status}`)
}

/** As many at a time as the site takes; one that is too large by itself says that everything may have changed. */
function* toPortions(changes: readonly Change[]): Generator<Change[]> {
  let portion: Change[] = []
  let bytes = 0
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify(change)) + 1
    if (portion.length > 0 && (portion.length === MOST_CHANGES || bytes + size > MOST_BYTES)) {
      yield portion
      portion = []
      bytes = 0
    }
    portion.push(size > MOST_BYTES ? { model: 'site', id: env().siteId } : change)
    bytes += size
  }
  if (portion.length > 0) yield portion
}

/** @throws Error where the site does not take it */
export async function announce(changes: readonly Change[]): Promise<void> {
  for (const portion of toPortions(changes)) await announceSome(portion)
}

/** @returns the status, and what Next's cache says: HIT, STALE or MISS. @throws Error where the site does not answer */
export async function requestPage(address: string): Promise<{ status: number; cache: string | null }> {
  const headers = { [OWN_HEADER]: processState().ownKey, 'accept-encoding': 'identity' }
  const signal = AbortSignal.timeout(DEADLINE)
  const answer = await fetch(toUrl(address), { headers, signal, redirect: 'manual', cache: 'no-store' })
  await answer.arrayBuffer()
  return { status: answer.status, cache: answer.headers.get('x-nextjs-cache') }
}
