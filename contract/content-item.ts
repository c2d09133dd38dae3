import * as z from 'zod/mini'
import { contentLink, image, pageOf, text, title, word } from './primitives'

export const contentItemType = z.enum(['title', 'content', 'cover', 'slide', 'card', 'link', 'poster'])
export type ContentItemType = z.output<typeof contentItemType>

export const contentItem = z.object({
  id: word,
  type: contentItemType,
  locale: z.optional(word),
  title: z.optional(title),
  overtitle: z.optional(word),
  text: z.optional(text),
  body: z.optional(text),
  image,
  link: z.optional(z.object({ href: contentLink, label: z.optional(word), openInNewWindow: z.optional(z.boolean()) })),
  order: z.optional(z.int()),
})
export type ContentItem = z.output<typeof contentItem>

export const contentItemPage = pageOf(contentItem)

/** The schema of a content item of one type, for the block kind that shows it. */
export function itemOf<const T extends ContentItemType>(type: T) {
  return z.extend(contentItem, { type: z.literal(type) })
}
