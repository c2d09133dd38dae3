/** What several documents hold: prices, pictures and places. Knows no document. */
import * as v from 'valibot'
import { imageUrl, int, toSafeImageUrl, word } from './primitives'

/** A whole number of øre, 0 or more (rule 19). */
const amount = v.pipe(int, v.minValue(0))

export const price = v.object({ from: amount, to: v.optional(amount), currency: v.literal('NOK') })
export type Price = v.InferOutput<typeof price>

const imageDocument = v.object({
  url: imageUrl,
  alt: v.optional(word),
  credit: v.optional(word),
  width: v.optional(v.pipe(int, v.gtValue(0))),
  height: v.optional(v.pipe(int, v.gtValue(0))),
  focalPointQuery: v.optional(v.string()),
})
export type Image = v.InferOutput<typeof imageDocument>

function hasSafeUrl(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('url' in value)) return false
  return typeof value.url === 'string' && toSafeImageUrl(value.url) !== undefined
}

/** A picture; a bad one reads as undefined and drops nothing (rules 18 and 20). */
export const image = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (hasSafeUrl(value) ? value : undefined)),
    v.optional(imageDocument),
  ),
)

export const place = v.object({ name: word, address: v.optional(word) })
export type Place = v.InferOutput<typeof place>
