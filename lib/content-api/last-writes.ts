/** When documents were last written, as far as the feed reaches back: pages and content items do not say it themselves. */
import type { Change } from '@/contract/change'
import { loadChanges } from './changes'

/** Answers of the feed that are read at most; one holds up to 500 changes. */
const MOST_ANSWERS = 60

export type LastWrites = ReadonlyMap<string, number>

export const toWriteKey = (model: Change['model'], id: string): string => `${model} ${id}`

/** @returns epoch milliseconds by toWriteKey; empty where the feed does not reach back to its beginning. @throws HttpError */
export async function loadLastWrites(): Promise<LastWrites> {
  const writes = new Map<string, number>()
  for (let since = 0, answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const { items, next, last, reset } = await loadChanges(since, 0)
    for (const { model, id, at } of items) writes.set(toWriteKey(model, id), at)
    if (reset || next >= last || next <= since) break
    since = next
  }
  return writes
}
