import * as z from 'zod/mini'
import { image, pageOf, text, time, title, word } from './primitives'

export const article = z.object({
  id: word,
  title,
  slug: word,
  content: text,
  category: word,
  author: z.optional(word),
  image,
  thumbnail: image,
  order: z.optional(z.int()),
  node_locale: word,
  createdAt: time,
  updatedAt: time,
})
export type Article = z.output<typeof article>

export const articlePage = pageOf(article)
