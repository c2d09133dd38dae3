import * as z from 'zod/mini'
import { pageOf, time, word } from './primitives'

export const change = z.object({
  model: z.enum(['site', 'page', 'block-data', 'article', 'production', 'event']),
  id: word,
  slug: z.optional(word),
  previousSlug: z.optional(word),
  production: z.optional(word),
  deleted: z.optional(z.boolean()),
})
export type Change = z.output<typeof change>

/** What the platform's webhook posts to the site. */
export const contentChanged = z.object({ siteId: word, changes: z.array(change).check(z.maxLength(500)) })

export const feed = z.object({
  items: z.array(z.extend(change, { seq: z.int(), at: time })),
  last: z.int(),
  reset: z.optional(z.boolean()),
})
export type Feed = z.output<typeof feed>

const slug = z.object({ model: z.enum(['article', 'production']), id: word, slug: word, updatedAt: time })
export type Slug = z.output<typeof slug>

export const slugPage = pageOf(slug)
