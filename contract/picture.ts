/** A picture of a document. */
import * as v from 'valibot'
import { imageUrl, int, toSafeImageUrl, word } from './primitives'

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
