/** The URL segments of everything that has a page of its own; kept for the process, refreshed when something changes. */
import * as v from 'valibot'
import { type Slug, slugPage } from '@/contract/change'
import { callPlatform } from './client'
import { keepDocument, readKeptDocument } from './kept-documents'
import { readAll } from './paging'
import { processState } from './process-state'

const LARGEST = 5000

/** Reads them anew. @throws HttpError; what was read before stays */
export async function refreshSlugs(): Promise<readonly Slug[]> {
  const state = processState()
  const asked = Date.now()
  const value = await readAll(
    'slugs',
    slugPage,
    async (slice) => (await callPlatform('slugs', { query: slice })).data,
    { take: LARGEST, keyOf: ({ model, id }) => `${model} ${id}` },
  )
  await keepDocument('slugs', { items: value, total: value.length })
  if (!state.slugs || state.slugs.checkedAt <= asked) state.slugs = { value, checkedAt: asked }
  return state.slugs.value
}

/** The slugs as a process before this one knew them. */
export async function recallSlugs(): Promise<void> {
  const state = processState()
  const result = v.safeParse(slugPage, await readKeptDocument('slugs'))
  if (result.success) state.slugs ??= { value: result.output.items, checkedAt: 0 }
}

/** @returns undefined while none were ever read */
export const getSlugs = (): readonly Slug[] | undefined => processState().slugs?.value

/** @throws HttpError where none were read before */
export const loadSlugs = async (): Promise<readonly Slug[]> => getSlugs() ?? refreshSlugs()
