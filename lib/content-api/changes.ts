/** The feed of what changed. */
import { type Feed, feed } from '@/contract/change'
import { read } from '@/contract/read'
import { HttpError } from '@/lib/http/errors'
import { callPlatform } from './client'
import { logFaults } from './log'

/** Beyond the wait, for the answer itself (rule 15). */
const MARGIN = 5_000

export interface Changes extends Feed {
  /** Where to go on from: a change that cannot be read is passed over, not read for ever. */
  next: number
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Of the answer as it came: `read` leaves out the items that are faulty. */
function toLastSeq(answer: unknown): number | undefined {
  const items: unknown[] = isObject(answer) && Array.isArray(answer.items) ? answer.items : []
  const item = items.findLast((candidate) => isObject(candidate) && Number.isSafeInteger(candidate.seq))
  return isObject(item) ? Number(item.seq) : undefined
}

/**
 * @param since the last sequence number handled
 * @param wait  seconds that the platform may hold the answer
 * @throws HttpError
 */
export async function loadChanges(since: number, wait: number, signal?: AbortSignal): Promise<Changes> {
  const { data } = await callPlatform('changes', {
    query: { since, wait },
    deadline: wait * 1000 + MARGIN,
    ...(signal && { signal }),
  })
  const { value, faults } = read(feed, data)
  logFaults('changes', data, faults)
  if (!value) throw new HttpError({ message: 'The answer is no feed of changes', kind: 'parse' })
  return { ...value, next: value.reset ? value.last : (toLastSeq(data) ?? since) }
}
