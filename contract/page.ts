import * as v from 'valibot'
import type { ContentItemType } from './content-item'
import { int, title, word } from './primitives'

/** Every block kind, and the type of the content items that it shows (rule 9); null where it shows none. */
export const BLOCK_ITEMS = {
  title: 'title',
  content: 'content',
  cover: 'cover',
  schedule: null,
  slideshow: 'slide',
  cardList: 'card',
  manualCardList: 'card',
  movieInfo: null,
  newsSubscribe: null,
  ticketList: null,
  ticket: null,
  card: 'card',
  coverFlow: 'slide',
  cultureProgram: null,
  cultureSchedule: null,
  quickLinks: 'link',
  poster: 'poster',
  article: null,
  program: null,
  searchField: null,
  searchResults: null,
  events: null,
} as const satisfies Record<string, ContentItemType | null>

export type BlockKind = keyof typeof BLOCK_ITEMS
export const blockKind = v.picklist(Object.keys(BLOCK_ITEMS) as BlockKind[])

const span = v.optional(v.pipe(int, v.minValue(1), v.maxValue(12)))
const order = v.optional(v.pipe(int, v.minValue(0)))

const column = v.object({
  /** Its place in the row before anything was dropped; set by readSite. */
  slot: v.optional(int),
  span: v.optional(v.object({ xs: span, md: span, lg: span })),
  order: v.optional(v.object({ xs: order, md: order, lg: order })),
})
export type Column = v.InferOutput<typeof column>

const row = v.object({
  /** Its place among the rows before anything was dropped; set by readSite. */
  slot: v.optional(int),
  index: v.optional(int),
  container: v.boolean(),
  columns: v.array(column),
})
export type Row = v.InferOutput<typeof row>

const binding = v.object({ expression: v.string(), source: v.optional(word) })
export type Binding = v.InferOutput<typeof binding>

const metaTexts = v.object({
  title: v.optional(binding),
  keywords: v.optional(binding),
  description: v.optional(binding),
  image: v.optional(binding),
  facebookVerificationCode: v.optional(binding),
})
export type MetaName = keyof v.InferOutput<typeof metaTexts>

const source = v.object({
  name: word,
  model: v.picklist(['production', 'event', 'article']),
  collection: v.boolean(),
  filter: v.array(v.object({ property: word, value: v.string(), operator: v.picklist(['eq', 'regex']) })),
})
export type Source = v.InferOutput<typeof source>

const block = v.object({
  component: blockKind,
  id: word,
  hide: v.boolean(),
  place: v.object({ row: int, column: int, order: int }),
  data: v.array(word),
  sources: v.optional(v.array(word)),
})
export type Block = v.InferOutput<typeof block>

export const page = v.object({
  id: word,
  title,
  path: v.string(),
  matchPath: v.optional(v.string()),
  layout: word,
  pageType: v.picklist(['ordinary', 'standard']),
  sources: v.array(source),
  blocks: v.array(block),
  template: v.object({ rows: v.array(row) }),
  meta: v.record(v.string(), metaTexts),
  /** Neither the site map nor the site's own search names it. */
  unlisted: v.optional(v.boolean()),
})
export type Page = v.InferOutput<typeof page>
