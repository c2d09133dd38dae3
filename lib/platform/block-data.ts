/** Content items of blocks, from the management API. */
import { type ContentItem, contentItemPage } from '@/contract/content-item'
import { callPlatform } from './client'
import { readAll, readByIds } from './paging'

/** @returns those that exist, in no order that matters. @throws HttpError */
export const loadItems = (ids: Iterable<string>): Promise<ContentItem[]> =>
  readByIds(ids, (joined) =>
    readAll('block-data', contentItemPage, async (slice) => {
      const { data } = await callPlatform('blockData', { query: { ids: joined, ...slice } })
      return data
    }),
  )
