/** Articles of the management API. */
import { type Article, articlePage } from '@/contract/article'
import { callPlatform } from './client'
import { type FetchPage, readAll, readFirst } from './paging'
import type { Filters } from './productions'

const pagesOf =
  (filter: Filters): FetchPage =>
  async (slice) =>
    (await callPlatform('article', { query: { filter, ...slice } })).data

/** @returns the newest first. @throws HttpError */
export const loadArticles = (filter: Filters): Promise<Article[]> => readAll('articles', articlePage, pagesOf(filter))

/** @throws HttpError */
export const loadArticle = (filter: Filters): Promise<Article | undefined> =>
  readFirst('articles', articlePage, pagesOf(filter))
