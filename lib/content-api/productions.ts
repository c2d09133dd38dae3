/** Productions of the platform. Knows how they are asked for, not what a page wants of them. */
import { type Production, productionPage } from '@/contract/production'
import { readByIds } from './by-ids'
import { callPlatform } from './client'
import { type FetchPage, readAll, readFirst, readPage } from './paging'

export type Filters = readonly string[]

const WHAT = 'productions'

const pagesOf =
  (query: Readonly<Record<string, string | readonly string[]>>): FetchPage =>
  async (slice) =>
    (await callPlatform('productions', { query: { ...query, ...slice } })).data

/** @param filter as in rule 11. @returns all that are not archived, by id. @throws HttpError */
export const loadProductions = (filter: Filters): Promise<Production[]> =>
  readAll(WHAT, productionPage, pagesOf({ filter }))

/** The first `count` by id that are not archived. @throws HttpError */
export const loadSomeProductions = async (filter: Filters, count: number): Promise<Production[]> =>
  readPage(WHAT, productionPage, await pagesOf({ filter })({ skip: 0, take: count })).items

/** The first match by id, an archived one too (rule 13). @throws HttpError */
export const loadProduction = (filter: Filters): Promise<Production | undefined> =>
  readFirst(WHAT, productionPage, pagesOf({ filter, archived: '1' }))

/** Archived ones too: what still has events is still shown. @throws HttpError */
export const loadProductionsByIds = (ids: Iterable<string>): Promise<Production[]> =>
  readByIds(WHAT, ids, (joined) => readAll(WHAT, productionPage, pagesOf({ ids: joined, archived: '1' })))
