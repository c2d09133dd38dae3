/** Content items of blocks, from the management API. */
import { type ContentItem, contentItemPage } from '@/contract/content-item'
import { readByIds } from './by-ids'
import { callPlatform } from './client'
import { readAll } from './paging'

const WHAT = 'block-data'

/** @returns those that exist, in no order that matters. @throws HttpError */
export const loadItems = (ids: Iterable<string>): Promise<ContentItem[]> =>
  readByIds(WHAT, ids, (joined) =>
    readAll(WHAT, contentItemPage, async (slice) => {
      const { data } = await callPlatform('blockData', { query: { ids: joined, ...slice } })
      return data
    }),
  )
