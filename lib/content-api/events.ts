/** Events of the platform. Knows how they are asked for, not which of them a page shows. */
import { type Event, eventPage } from '@/contract/event'
import { callPlatform } from './client'
import { type FetchPage, readAll, readFirst, readPage } from './paging'
import type { Filters } from './productions'

const WHAT = 'events'

const pagesOf =
  (filter: Filters, from?: number): FetchPage =>
  async (slice) =>
    (await callPlatform('platformEvents', { query: { filter, from, ...slice } })).data

/** @param from epoch milliseconds: only what ends later. @returns by start, then id. @throws HttpError */
export const loadEvents = (filter: Filters, from: number): Promise<Event[]> =>
  readAll(WHAT, eventPage, pagesOf(filter, from))

/** The first to end after `from`. @throws HttpError */
export const loadEvent = (filter: Filters, from: number): Promise<Event | undefined> =>
  readFirst(WHAT, eventPage, pagesOf(filter, from))

/** @returns undefined where there is none. @throws HttpError */
export const loadEventById = (id: string): Promise<Event | undefined> =>
  readFirst(WHAT, eventPage, pagesOf([`id:eq:${id}`]))

/** The last `count` by start, of all times, in order of start (rule 14). @throws HttpError */
export async function loadLastEvents(filter: Filters, count: number): Promise<Event[]> {
  const fetchPage = pagesOf(filter)
  const first = readPage(WHAT, eventPage, await fetchPage({ skip: 0, take: count }))
  if (first.total <= count) return first.items
  return readPage(WHAT, eventPage, await fetchPage({ skip: first.total - count, take: count })).items
}
