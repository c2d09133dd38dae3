/** The site's requests to itself: Next takes announcements and generates pages within requests only. */
import type { Change } from '@/contract/change'
import { env } from '@/lib/env'
import { processState } from './process-state'
import { signNudge } from './webhook'

/** Tells the proxy that no visitor waits. */
export const OWN_HEADER = 'x-own-key'

const LARGEST = 500
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

/** @throws Error where the site does not take it */
export async function announce(changes: readonly Change[]): Promise<void> {
  for (let at = 0; at < changes.length; at += LARGEST) await announceSome(changes.slice(at, at + LARGEST))
}

/** @returns the status, and what Next's cache says: HIT, STALE or MISS. @throws Error where the site does not answer */
export async function requestPage(address: string): Promise<{ status: number; cache: string | null }> {
  const headers = { [OWN_HEADER]: processState().ownKey, 'accept-encoding': 'identity' }
  const signal = AbortSignal.timeout(DEADLINE)
  const answer = await fetch(toUrl(address), { headers, signal, redirect: 'manual', cache: 'no-store' })
  await answer.arrayBuffer()
  return { status: answer.status, cache: answer.headers.get('x-nextjs-cache') }
}
