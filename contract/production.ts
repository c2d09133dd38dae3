import * as v from 'valibot'
import { place } from './parts'
import { imageUrl, int, pageOf, text, time, title, word } from './primitives'

const asset = v.object({
  type: word,
  url: imageUrl,
  alt: v.optional(word),
  focalPointQuery: v.optional(v.string()),
})

export const production = v.object({
  id: word,
  parentSlug: word,
  pageReference: v.optional(word),
  title,
  object: v.picklist(['movie', 'culture']),
  objectClass: v.picklist(['movie', 'movie_coming', 'culture']),
  features: v.array(word),
  location: v.optional(place),
  contents: v.array(v.object({ summary: v.optional(text), body: v.optional(text) })),
  assets: v.array(asset),
  ediNumber: v.optional(word),
  originalTitle: v.optional(word),
  genres: v.optional(v.array(word)),
  ageLimit: v.optional(v.nullable(v.picklist([0, 6, 9, 12, 15, 18]))),
  ageReason: v.optional(word),
  duration: v.optional(v.pipe(int, v.gtValue(0))),
  premiere: v.optional(time),
  year: v.optional(int),
  director: v.optional(v.array(word)),
  cast: v.optional(v.array(word)),
  distributor: v.optional(word),
  status: v.optional(v.picklist(['scheduled', 'cancelled', 'postponed'])),
  archived: v.optional(v.boolean()),
})
export type Production = v.InferOutput<typeof production>

export const productionPage = pageOf(production)
