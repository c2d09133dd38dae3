import * as v from 'valibot'
import { page } from './page'
import { image } from './picture'
import { imageUrl, int, link, text, title, word } from './primitives'
import { type Reading, read } from './read'

const menuItem = v.object({
  id: word,
  parent: v.optional(v.nullable(word)),
  label: word,
  path: link,
  place: v.picklist(['header', 'footer']),
  locale: word,
  order: int,
  openInNewWindow: v.optional(v.boolean()),
})
export type MenuItem = v.InferOutput<typeof menuItem>

const footerItem = v.object({
  type: v.picklist(['title', 'text', 'html', 'link']),
  value: text,
  href: v.optional(link),
  openInNewWindow: v.optional(v.boolean()),
})
export type FooterItem = v.InferOutput<typeof footerItem>

const footerColumn = v.object({ title, locale: word, order: int, items: v.array(footerItem) })
export type FooterColumn = v.InferOutput<typeof footerColumn>

const theme = v.object({
  logo: image,
  favicon: v.optional(imageUrl),
  variant: word,
  menu: v.array(menuItem),
  footer: v.array(footerColumn),
})

const redirect = v.object({ from: v.string(), to: link, permanent: v.optional(v.boolean()) })
export type Redirect = v.InferOutput<typeof redirect>

export const site = v.object({
  id: word,
  title,
  partners: v.array(int),
  published: v.boolean(),
  stage: word,
  skeleton: word,
  host: word,
  aliases: v.array(word),
  locale: v.object({ available: v.array(word), enabled: v.array(word), default: word }),
  components: v.array(v.object({ name: word, version: word, train: word })),
  analytics: v.optional(v.object({ googleAnalytics: v.optional(word) })),
  newsletter: v.optional(v.object({ action: link })),
  theme,
  pages: v.array(page),
  redirects: v.array(redirect),
})
export type Site = v.InferOutput<typeof site>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const indexOf = (row: unknown, position: number) =>
  isObject(row) && Number.isInteger(row.index) ? Number(row.index) : position

const numberColumn = (column: unknown, slot: number) => (isObject(column) ? { ...column, slot } : column)

/** Rule 7: a block names its row and column by their place before anything was dropped. */
function numberSlots(page: unknown): unknown {
  if (!isObject(page) || !isObject(page.template)) return page
  const rows = listOf(page.template.rows)
  const places = rows.map((row, position) => ({ position, index: indexOf(row, position) }))
  const inOrder = places.toSorted((a, b) => a.index - b.index || a.position - b.position)
  const slots = new Map(inOrder.map(({ position }, slot) => [position, slot]))
  const numbered = rows.map((row, position) =>
    isObject(row) ? { ...row, slot: slots.get(position), columns: listOf(row.columns).map(numberColumn) } : row,
  )
  return { ...page, template: { ...page.template, rows: numbered } }
}

/**
 * Reads the site with its pages.
 * @param input parsed JSON; one element of the answer of GET v1/sites
 * @returns no value where the site as a whole is unusable (the caller keeps the last good one)
 */
export function readSite(input: unknown): Reading<Site> {
  if (!isObject(input) || !Array.isArray(input.pages)) return read(site, input)
  return read(site, { ...input, pages: input.pages.map(numberSlots) })
}
