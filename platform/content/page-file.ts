/** How an editor writes a page, in YAML or as the front matter of a Markdown text. Knows the form, makes no document. */
import * as z from 'zod/mini'
import { toSafeContentLink } from '@/contract/primitives'

const contentLink = z
  .string()
  .check(z.refine((value) => toSafeContentLink(value) !== undefined, 'not a link that the site may follow'))

const item = z.strictObject({
  title: z.optional(z.string()),
  overtitle: z.optional(z.string()),
  text: z.optional(z.string()),
  /** Markdown. */
  body: z.optional(z.string()),
  /** A file name below pictures. */
  image: z.optional(z.string()),
  link: z.optional(
    z.strictObject({ href: contentLink, label: z.optional(z.string()), openInNewWindow: z.optional(z.boolean()) }),
  ),
  locale: z.optional(z.string()),
})
export type PageItem = z.output<typeof item>

const writtenBlock = z.strictObject({
  component: z.string(),
  hide: z.optional(z.boolean()),
  sources: z.optional(z.array(z.string())),
  items: z.optional(z.array(item)),
})
export type PageBlock = z.output<typeof writtenBlock>

/** A component's name alone is a block without items. */
const block = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { component: value } : value)),
  writtenBlock,
)

const widths = z.strictObject({ xs: z.optional(z.int()), md: z.optional(z.int()), lg: z.optional(z.int()) })

const row = z.strictObject({
  container: z.optional(z.boolean()),
  columns: z.array(z.strictObject({ span: z.optional(widths), order: z.optional(widths), blocks: z.array(block) })),
})

const source = z.strictObject({
  model: z.enum(['production', 'event', 'article']),
  /** The first match only; without a match the page does not answer. */
  single: z.optional(z.boolean()),
  /** Property to value: all must hold. */
  where: z.record(z.string(), z.union([z.string(), z.strictObject({ regex: z.string() })])),
})
export type PageSource = z.output<typeof source>

const binding = z.strictObject({ expression: z.string(), source: z.optional(z.string()) })

export const pageFile = z.strictObject({
  title: z.string(),
  /** The file's name where left out. */
  path: z.optional(z.string().check(z.regex(/^\/(?!\/)/, 'not a path of the site'))),
  matchPath: z.optional(z.string().check(z.regex(/^\/(?!\/)/, 'not a pattern of the site'))),
  pageType: z.optional(z.enum(['ordinary', 'standard'])),
  /** Pages stand by this number, then by path; 0 where left out. Patterns are tried in that order. */
  position: z.optional(z.int()),
  description: z.optional(z.string()),
  keywords: z.optional(z.string()),
  /** Picture of the cover, and of links to the page. */
  cover: z.optional(z.string()),
  overtitle: z.optional(z.string()),
  /** A key of sections.yaml: the page ends with links to its siblings. */
  section: z.optional(z.string()),
  /** The stub in English. */
  en: z.optional(z.strictObject({ title: z.string(), description: z.optional(z.string()) })),
  /** Bindings in place of title, description, keywords and cover. */
  meta: z.optional(
    z.partialRecord(z.enum(['title', 'keywords', 'description', 'image', 'facebookVerificationCode']), binding),
  ),
  sources: z.optional(z.record(z.string(), source)),
  /** One column of blocks, below the text where there is one. */
  blocks: z.optional(z.array(block)),
  /** All rows of the page, in place of cover, text and `blocks`. */
  rows: z.optional(z.array(row)),
})
export type PageFile = z.output<typeof pageFile>
export type PageRow = z.output<typeof row>
