/** The words that docs/platform-api.yaml allows for each field, held against those of the contract. */
import type * as v from 'valibot'
import { article } from '@/contract/article'
import { change } from '@/contract/change'
import { contentItem } from '@/contract/content-item'
import { basicEvents, event } from '@/contract/event'
import { page } from '@/contract/page'
import { production } from '@/contract/production'
import { site } from '@/contract/site'
import { schemaOf } from './openapi-document'

type Words = Record<string, readonly unknown[]>

interface AnySchema extends v.GenericSchema {
  wrapped?: AnySchema
  item?: AnySchema
  entries?: Readonly<Record<string, AnySchema>>
  options?: readonly unknown[]
  literal?: unknown
}

/** By field, as in `theme.menu[].place`. */
function wordsOfContract(schema: AnySchema, path = ''): Words {
  const { type, wrapped, item, entries, options, literal } = schema
  if (type === 'literal') return { [path]: [literal] }
  if (type === 'picklist') return { [path]: options?.toSorted() ?? [] }
  if (wrapped) return wordsOfContract(wrapped, path)
  if (item) return wordsOfContract(item, `${path}[]`)
  const fields = Object.entries(entries ?? {}).map(([name, field]) => wordsOfContract(field, `${path}.${name}`))
  return Object.assign({}, ...fields)
}

interface Described {
  enum?: unknown[]
  items?: Described
  properties?: Record<string, Described>
}

function wordsOfDocument({ enum: words, items, properties = {} }: Described, path = ''): Words {
  if (words) return { [path]: words.filter((word) => word !== null).toSorted() }
  if (items) return wordsOfDocument(items, `${path}[]`)
  return Object.assign(
    {},
    ...Object.entries(properties).map(([name, field]) => wordsOfDocument(field, `${path}.${name}`)),
  )
}

const KINDS = '.blocks[].component'

it.each([
  ['Change', change],
  ['Site', site],
  ['ContentItem', contentItem],
  ['Production', production],
  ['Event', event],
  ['BasicEvent', basicEvents.item],
  ['Article', article],
] as const)('%s has the same words in docs/platform-api.yaml as in contract/', (name, schema) => {
  const { [`.pages[]${KINDS}`]: _, ...described } = wordsOfDocument(schemaOf(name))
  const { [`.pages[]${KINDS}`]: __, ...held } = wordsOfContract(schema)
  expect(described).toEqual(held)
})

it('has every block kind of docs/platform-api.yaml, and may have others of its own (S3.32)', () => {
  expect(wordsOfContract(page)[KINDS]).toEqual(
    expect.arrayContaining([...(wordsOfDocument(schemaOf('Page'))[KINDS] ?? [])]),
  )
})
