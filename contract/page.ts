import * as z from 'zod/mini'
import { title, word } from './primitives'

export const blockKind = z.enum([
  'title',
  'content',
  'cover',
  'schedule',
  'slideshow',
  'cardList',
  'manualCardList',
  'movieInfo',
  'newsSubscribe',
  'ticketList',
  'ticket',
  'card',
  'coverFlow',
  'cultureProgram',
  'cultureSchedule',
  'quickLinks',
  'poster',
  'article',
  'program',
  'searchField',
  'searchResults',
  'events',
])
export type BlockKind = z.output<typeof blockKind>

const span = z.optional(z.int().check(z.minimum(1), z.maximum(12)))
const order = z.optional(z.int().check(z.minimum(0)))

const column = z.object({
  /** Its place in the row before anything was dropped; set by readSite. */
  slot: z.optional(z.int()),
  span: z.optional(z.object({ xs: span, md: span, lg: span })),
  order: z.optional(z.object({ xs: order, md: order, lg: order })),
})
export type Column = z.output<typeof column>

const row = z.object({
  /** Its place among the rows before anything was dropped; set by readSite. */
  slot: z.optional(z.int()),
  index: z.optional(z.int()),
  container: z.boolean(),
  columns: z.array(column),
})
export type Row = z.output<typeof row>

const binding = z.object({ expression: z.string(), source: z.optional(word) })
export type Binding = z.output<typeof binding>

const metaTexts = z.object({
  title: z.optional(binding),
  keywords: z.optional(binding),
  description: z.optional(binding),
  image: z.optional(binding),
  facebookVerificationCode: z.optional(binding),
})
export type MetaName = keyof z.output<typeof metaTexts>

const source = z.object({
  name: word,
  model: z.enum(['production', 'event', 'article']),
  collection: z.boolean(),
  filter: z.array(z.object({ property: word, value: z.string(), operator: z.enum(['eq', 'regex']) })),
})
export type Source = z.output<typeof source>

const block = z.object({
  component: blockKind,
  id: word,
  hide: z.boolean(),
  place: z.object({ row: z.int(), column: z.int(), order: z.int() }),
  data: z.array(word),
  sources: z.optional(z.array(word)),
})
export type Block = z.output<typeof block>

export const page = z.object({
  id: word,
  title,
  path: z.string(),
  matchPath: z.optional(z.string()),
  layout: word,
  pageType: z.enum(['ordinary', 'standard']),
  sources: z.array(source),
  blocks: z.array(block),
  template: z.object({ rows: z.array(row) }),
  meta: z.record(z.string(), metaTexts),
})
export type Page = z.output<typeof page>
