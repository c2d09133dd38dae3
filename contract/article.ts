import * as v from 'valibot'
import { image } from './picture'
import { int, pageOf, text, time, title, word } from './primitives'

export const article = v.object({
  id: word,
  title,
  slug: word,
  content: text,
  category: word,
  author: v.optional(word),
  image,
  thumbnail: image,
  order: v.optional(int),
  node_locale: word,
  createdAt: time,
  updatedAt: time,
})
export type Article = v.InferOutput<typeof article>

export const articlePage = pageOf(article)
