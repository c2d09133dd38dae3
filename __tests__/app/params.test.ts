/**
 * Next 16.4 hands a page its params encoded (getParamValue in next/dist/shared/lib/router/utils/get-dynamic-param.js), and
 * generateMetadata the same ones decoded. Read as one, a path has two pages, and `/100%25` none.
 */

import DeeperPage, { generateMetadata as ofDeeper } from '@/app/[...path]/page'
import ProductionPage, { generateMetadata as ofProduction } from '@/app/[production]/page'
import { GET } from '@/app/api/card/[[...path]]/route'
import ArticlePage, { generateMetadata as ofArticle } from '@/app/article/[slug]/page'
import UncachedPage, { generateMetadata as ofUncached } from '@/app/internal--/uncached/[[...path]]/page'
import { toPageMetadata } from '@/app/show-page'
import { loadUncachedPage } from '@/lib/pages/load-page'
import { readPageHead } from '@/lib/pages/read-page'

jest.mock('@/app/show-page')
jest.mock('@/lib/pages/load-page')
jest.mock('@/lib/pages/read-page', () => ({ readPageHead: jest.fn(async () => ({ data: undefined, tags: [] })) }))
jest.mock('@/lib/pages/stamp')
jest.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-content-version': '7' }) }))

const SEGMENTS = ['100%', 'w%C3%A6x', 'bå, t', '50%-DXM2', 'ny']
const encoded = encodeURIComponent
const params = <T>(value: T) => Promise.resolve(value)

it.each(SEGMENTS)('%j is one path for a page and for what the page says of itself', async (segment) => {
  const pages: [{ props: unknown }, string][] = [
    [await ProductionPage({ params: params({ production: encoded(segment) }) }), `/${encoded(segment)}`],
    [await ArticlePage({ params: params({ slug: encoded(segment) }) }), `/article/${encoded(segment)}`],
    [await DeeperPage({ params: params({ path: ['a', encoded(segment)] }) }), `/a/${encoded(segment)}`],
  ]
  for (const [{ props }, pathname] of pages) expect(props).toEqual({ pathname })
  await ofProduction({ params: params({ production: segment }) })
  await ofArticle({ params: params({ slug: segment }) })
  await ofDeeper({ params: params({ path: ['a', segment] }) })
  expect(jest.mocked(toPageMetadata).mock.calls.slice(-3)).toEqual(pages.map(([, pathname]) => [pathname]))
})

it.each(SEGMENTS)('%j with a choice, too', async (segment) => {
  const searchParams = Promise.resolve({ vis: 'tid' })
  await ofUncached({ params: params({ path: [segment] }), searchParams })
  await UncachedPage({ params: params({ path: [encoded(segment)] }), searchParams }).catch(() => {})
  const call = [`/${encoded(segment)}`, 'vis=tid', '7']
  expect(jest.mocked(loadUncachedPage).mock.calls.slice(-2)).toEqual([call, call])
})

it.each(SEGMENTS)('%j has its drawn picture', async (segment) => {
  await GET(new Request('http://localhost'), { params: params({ path: [segment] }) })
  expect(jest.mocked(readPageHead).mock.lastCall?.[0]).toEqual([segment])
})
