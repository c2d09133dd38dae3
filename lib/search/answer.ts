/** What a search answers, as the page shows it and as the browser is told it. Knows no index. */
import * as z from 'zod/mini'

/** Text and marked words by turns: plain, marked, plain … */
const pieces = z.array(z.string())

const hit = z.object({
  /** Encoded. */
  path: z.string(),
  title: pieces,
  kind: z.enum(['film', 'culture', 'article', 'page']),
  excerpt: pieces,
  /** Start of the next event, epoch milliseconds. */
  next: z.optional(z.number()),
  /** Told in place of the next event. */
  state: z.optional(z.enum(['cancelled', 'postponed', 'past'])),
})
export type SearchHit = z.output<typeof hit>

const way = z.object({ path: z.string(), label: z.string() })
export type Way = z.output<typeof way>

export const searchAnswer = z.object({
  query: z.string(),
  /** The best first, what is past last. */
  hits: z.array(hit),
  /** Where nothing was found: what is spelt almost so. */
  near: z.array(way),
  /** Where nothing is shown: the site's own main ways. */
  ways: z.array(way),
  /** Nothing can be searched now: the platform does not answer. */
  isDown: z.optional(z.boolean()),
})
export type SearchAnswer = z.output<typeof searchAnswer>
