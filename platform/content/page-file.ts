/** How an editor writes a page, in YAML or as the front matter of a Markdown text. Knows the form, makes no document. */
import * as v from 'valibot'
import { blockKind } from '@/contract/page'
import { int, toSafeContentLink } from '@/contract/primitives'
import { storedPath } from './address'
import { nearest } from './nearest'

const contentLink = v.pipe(
  v.string(),
  v.check((value) => toSafeContentLink(value) !== undefined, 'not a link that the site may follow'),
)

const item = v.strictObject({
  title: v.optional(v.string()),
  overtitle: v.optional(v.string()),
  text: v.optional(v.string()),
  /** Markdown. */
  body: v.optional(v.string()),
  /** A file name below pictures. */
  image: v.optional(v.string()),
  link: v.optional(
    v.strictObject({ href: contentLink, label: v.optional(v.string()), openInNewWindow: v.optional(v.boolean()) }),
  ),
  locale: v.optional(v.string()),
})
export type PageItem = v.InferOutput<typeof item>

const kind = v.picklist(
  blockKind.options,
  ({ input }) => `there is no block kind "${input}"; the nearest is "${nearest(String(input), blockKind.options)}"`,
)

const writtenBlock = v.strictObject({
  component: kind,
  hide: v.optional(v.boolean()),
  sources: v.optional(v.array(v.string())),
  items: v.optional(v.array(item)),
})
export type PageBlock = v.InferOutput<typeof writtenBlock>

/** A component's name alone is a block without items. */
const block = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? { component: value } : value)),
  writtenBlock,
)

const widths = v.strictObject({ xs: v.optional(int), md: v.optional(int), lg: v.optional(int) })

const row = v.strictObject({
  container: v.optional(v.boolean()),
  columns: v.array(v.strictObject({ span: v.optional(widths), order: v.optional(widths), blocks: v.array(block) })),
})

const source = v.strictObject({
  model: v.picklist(['production', 'event', 'article']),
  /** The first match only; without a match the page does not answer. */
  single: v.optional(v.boolean()),
  /** Property to value: all must hold. */
  where: v.record(v.string(), v.union([v.string(), v.strictObject({ regex: v.string() })])),
})
export type PageSource = v.InferOutput<typeof source>

const binding = v.strictObject({ expression: v.string(), source: v.optional(v.string()) })

export const pageFile = v.strictObject({
  title: v.string(),
  /** The file's name where left out. */
  path: v.optional(storedPath),
  matchPath: v.optional(storedPath),
  pageType: v.optional(v.picklist(['ordinary', 'standard'])),
  /** Not in the site map, nor in the site's own search. */
  unlisted: v.optional(v.boolean()),
  /** Pages stand by this number, then by path; 0 where left out. Patterns are tried in that order. */
  position: v.optional(int),
  description: v.optional(v.string()),
  keywords: v.optional(v.string()),
  /** Picture of the cover, and of links to the page. */
  cover: v.optional(v.string()),
  overtitle: v.optional(v.string()),
  /** A key of sections.yaml: the page ends with links to its siblings. */
  section: v.optional(v.string()),
  /** The stub in English. */
  en: v.optional(v.strictObject({ title: v.string(), description: v.optional(v.string()) })),
  /** Bindings in place of title, description, keywords and cover. */
  meta: v.optional(
    v.record(v.picklist(['title', 'keywords', 'description', 'image', 'facebookVerificationCode']), binding),
  ),
  sources: v.optional(v.record(v.string(), source)),
  /** One column of blocks, below the text where there is one. */
  blocks: v.optional(v.array(block)),
  /** All rows of the page, in place of cover, text and `blocks`. */
  rows: v.optional(v.array(row)),
})
export type PageFile = v.InferOutput<typeof pageFile>
export type PageRow = v.InferOutput<typeof row>
