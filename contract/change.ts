import * as v from 'valibot'
import { int, pageOf, time, word } from './primitives'

export const change = v.object({
  model: v.picklist(['site', 'page', 'block-data', 'article', 'production', 'event']),
  id: word,
  slug: v.optional(word),
  previousSlug: v.optional(word),
  production: v.optional(word),
  deleted: v.optional(v.boolean()),
})
export type Change = v.InferOutput<typeof change>

/** What the platform's webhook posts to the site. */
export const contentChanged = v.object({ siteId: word, changes: v.pipe(v.array(change), v.maxLength(500)) })

export const feed = v.object({
  items: v.array(v.object({ ...change.entries, seq: int, at: time })),
  last: int,
  reset: v.optional(v.boolean()),
})
export type Feed = v.InferOutput<typeof feed>

const slug = v.object({ model: v.picklist(['article', 'production']), id: word, slug: word, updatedAt: time })
export type Slug = v.InferOutput<typeof slug>

export const slugPage = pageOf(slug)
