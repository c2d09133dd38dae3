import * as z from 'zod/mini'
import { imageUrl, pageOf, place, text, time, title, word } from './primitives'

export const asset = z.object({
  type: word,
  url: imageUrl,
  alt: z.optional(word),
  focalPointQuery: z.optional(z.string()),
})

export const production = z.object({
  id: word,
  parentSlug: word,
  pageReference: z.optional(word),
  title,
  object: z.enum(['movie', 'culture']),
  objectClass: z.enum(['movie', 'movie_coming', 'culture']),
  features: z.array(word),
  location: z.optional(place),
  contents: z.array(z.object({ summary: z.optional(text), body: z.optional(text) })),
  assets: z.array(asset),
  ediNumber: z.optional(word),
  originalTitle: z.optional(word),
  genres: z.optional(z.array(word)),
  ageLimit: z.optional(z.nullable(z.literal([0, 6, 9, 12, 15, 18]))),
  ageReason: z.optional(word),
  duration: z.optional(z.int().check(z.positive())),
  premiere: z.optional(time),
  year: z.optional(z.int()),
  director: z.optional(z.array(word)),
  cast: z.optional(z.array(word)),
  distributor: z.optional(word),
  status: z.optional(z.enum(['scheduled', 'cancelled', 'postponed'])),
  archived: z.optional(z.boolean()),
})
export type Production = z.output<typeof production>

export const productionPage = pageOf(production)
