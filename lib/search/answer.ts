/** What a search answers, as the page shows it and as the browser is told it. */
import * as v from 'valibot'

/** Text and marked words by turns: plain, marked, plain … */
const pieces = v.array(v.string())

const hit = v.object({
  /** Encoded. */
  path: v.string(),
  title: pieces,
  /** Of title and excerpt, where it is known. */
  lang: v.optional(v.string()),
  kind: v.picklist(['film', 'culture', 'article', 'page']),
  excerpt: pieces,
  /** Start of the next event, epoch milliseconds. */
  next: v.optional(v.number()),
  /** Told in place of the next event. */
  state: v.optional(v.picklist(['cancelled', 'postponed', 'past'])),
})
export type SearchHit = v.InferOutput<typeof hit>

const way = v.object({ path: v.string(), label: v.string() })
export type Way = v.InferOutput<typeof way>

export const searchAnswer = v.object({
  query: v.string(),
  /** The best first, what is past last. */
  hits: v.array(hit),
  /** Where nothing was found: what is spelt almost so. */
  near: v.array(way),
  /** Where nothing is shown: the site's own main ways. */
  ways: v.array(way),
  /** Nothing can be searched now: the platform does not answer. */
  isDown: v.optional(v.boolean()),
})
export type SearchAnswer = v.InferOutput<typeof searchAnswer>
