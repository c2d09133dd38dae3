/** Takes the platform's nudges, and the announcements of the site's own follower (rule 17). */
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import type { Change } from '@/contract/change'
import { forgetUnanswered } from '@/lib/pages/answers'
import { refreshRegistry } from '@/lib/pages/refresh-registry'
import { warmPages } from '@/lib/pages/warm'
import { logOnce } from '@/lib/platform/log'
import { OWN_HEADER } from '@/lib/platform/own-site'
import { processState } from '@/lib/platform/process-state'
import { toTags } from '@/lib/platform/tags'
import { LARGEST_BODY, readNudge } from '@/lib/platform/webhook'
import { readBody } from './read-body'

const REMEMBERED = 1000
const seen = new Set<string>()

/** A redelivery is recognised by its id. */
function remember(id: string): void {
  const [oldest] = seen
  if (seen.size >= REMEMBERED && oldest !== undefined) seen.delete(oldest)
  seen.add(id)
}

/** @returns undefined where the platform does not answer */
async function refresh(changes: readonly Change[]): Promise<string[] | undefined> {
  try {
    return await refreshRegistry(changes)
  } catch (error) {
    logOnce(`The site was not read anew: ${error instanceof Error ? error.message : 'unknown fault'}`)
    return undefined
  }
}

/** Longer than any page takes to be read. */
const MEMORY = 60_000

function noteAnnouncement(tags: readonly string[], at: number): void {
  const state = processState()
  state.generation += 1
  state.announced = [...state.announced.filter((one) => at - one.at < MEMORY), { at, tags }]
}

function revalidate(tags: readonly string[]): void {
  const changedAt = Date.now()
  for (const tag of tags) revalidateTag(tag, 'max')
  noteAnnouncement(tags, changedAt)
  forgetUnanswered()
  after(() => warmPages(tags, changedAt))
}

const refuse = (status: number, title: string) =>
  Response.json({ title, status }, { status, headers: { 'content-type': 'application/problem+json' } })

export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, LARGEST_BODY)
  if (body === undefined) return refuse(413, 'The body is too large.')
  const nudge = readNudge(request.headers, body)
  if ('refusal' in nudge) return refuse(nudge.refusal, nudge.reason)
  if (seen.has(nudge.id)) return Response.json({ revalidated: [] }, { status: 202 })
  const isOwn = request.headers.get(OWN_HEADER) === processState().ownKey
  const found = await refresh(nudge.changes)
  // Generated of the site as it was, a page would count as fresh; the follower asks again, and tells what a webhook told.
  if (!found && isOwn) return refuse(503, 'The platform does not answer.')
  const revalidated = [...new Set([...nudge.changes.flatMap(toTags), ...(found ?? [])])]
  revalidate(revalidated)
  remember(nudge.id)
  if (!isOwn) processState().wake()
  return Response.json({ revalidated }, { status: 202 })
}
