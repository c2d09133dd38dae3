/** The URL segments of everything that has a page of its own; the last good ones are kept for the process. */
import * as v from 'valibot'
import { type Slug, slugPage } from '@/contract/change'
import { callPlatform } from './client'
import { readAll } from './paging'
import { keepSnapshot, readSnapshot } from './snapshots'

const LARGEST = 5000

let kept: { value: readonly Slug[]; askedAt: number } | undefined

/** @throws HttpError */
export const loadSlugs = (): Promise<readonly Slug[]> =>
  readAll('slugs', slugPage, async (slice) => (await callPlatform('slugs', { query: slice })).data, {
    take: LARGEST,
    keyOf: ({ model, id }) => `${model} ${id}`,
  })

/** Reads them anew and keeps them for the next start. @throws HttpError; what was read before stays */
export async function refreshSlugs(): Promise<void> {
  const askedAt = Date.now()
  const value = await loadSlugs()
  if (kept && kept.askedAt > askedAt) return
  kept = { value, askedAt }
  await keepSnapshot('slugs', { items: value, total: value.length })
}

/** The slugs as a process before this one knew them. */
export async function recallSlugs(): Promise<void> {
  const result = v.safeParse(slugPage, await readSnapshot('slugs'))
  if (result.success) kept ??= { value: result.output.items, askedAt: 0 }
}

/** @returns undefined while none were ever read */
export const getSlugs = (): readonly Slug[] | undefined => kept?.value
