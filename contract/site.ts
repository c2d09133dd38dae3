import * as z from 'zod/mini'
import { page } from './page'
import { image, imageUrl, link, text, title, word } from './primitives'
import { type Reading, read } from './read'

const menuItem = z.object({
  id: word,
  parent: z.optional(z.nullable(word)),
  label: word,
  path: link,
  place: z.enum(['header', 'footer']),
  locale: word,
  order: z.int(),
  openInNewWindow: z.optional(z.boolean()),
})
export type MenuItem = z.output<typeof menuItem>

const footerItem = z.object({
  type: z.enum(['title', 'text', 'html', 'link']),
  value: text,
  href: z.optional(link),
  openInNewWindow: z.optional(z.boolean()),
})
export type FooterItem = z.output<typeof footerItem>

const footerColumn = z.object({ title, locale: word, order: z.int(), items: z.array(footerItem) })
export type FooterColumn = z.output<typeof footerColumn>

const theme = z.object({
  logo: image,
  favicon: z.optional(imageUrl),
  variant: word,
  menu: z.array(menuItem),
  footer: z.array(footerColumn),
})

const redirect = z.object({ from: z.string(), to: link, permanent: z.optional(z.boolean()) })
export type Redirect = z.output<typeof redirect>

export const site = z.object({
  id: word,
  title,
  partners: z.array(z.int()),
  published: z.boolean(),
  stage: word,
  skeleton: word,
  host: word,
  aliases: z.array(word),
  locale: z.object({ available: z.array(word), enabled: z.array(word), default: word }),
  components: z.array(z.object({ name: word, version: word, train: word })),
  analytics: z.optional(z.object({ googleAnalytics: z.optional(word) })),
  newsletter: z.optional(z.object({ action: link })),
  theme,
  pages: z.array(page),
  redirects: z.array(redirect),
})
export type Site = z.output<typeof site>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const indexOf = (row: unknown, position: number) =>
  isObject(row) && Number.isInteger(row.index) ? Number(row.index) : position

/** Rule 7: a block names its row and column by their place before anything was dropped. */
function numberSlots(page: unknown): void {
  if (!isObject(page) || !isObject(page.template)) return
  const rows = listOf(page.template.rows).map((row, position) => ({ row, position, index: indexOf(row, position) }))
  rows.sort((a, b) => a.index - b.index || a.position - b.position)
  for (const [slot, { row }] of rows.entries()) {
    if (!isObject(row)) continue
    row.slot = slot
    for (const [at, column] of listOf(row.columns).entries()) if (isObject(column)) column.slot = at
  }
}

/**
 * Reads the site with its pages.
 * @param input parsed JSON; one element of the answer of GET v1/sites
 * @returns no value where the site as a whole is unusable (the caller keeps the last good one)
 */
export function readSite(input: unknown): Reading<Site> {
  const copy: unknown = structuredClone(input)
  if (isObject(copy)) for (const page of listOf(copy.pages)) numberSlots(page)
  return read(site, copy)
}
