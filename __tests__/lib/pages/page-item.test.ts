import * as v from 'valibot'
import { production } from '@/__tests__/components/blocks/a-page'
import { makePage } from '@/__tests__/lib/content-api/stub-platform'
import { page } from '@/contract/page'
import { getPageItem } from '@/lib/pages/page-item'

const film = production('film', 'movie')
const source = (name: string, collection: boolean) => ({ name, model: 'production', collection, filter: [] })
const documents = { productions: [film], showings: [], articles: [] }

it.each([
  ['a page of one production', [source('a', false)], film],
  ['a list', [source('a', true)], undefined],
  ['a list beside the one', [source('liste', true), source('a', false)], film],
  ['a page without sources', [], undefined],
  ['a source that was not read', [source('b', false)], undefined],
])('%s', (_, sources, expected) => {
  expect(getPageItem({ page: v.parse(page, makePage('p', '/p', { sources })), sources: { a: documents } })).toBe(
    expected,
  )
})
