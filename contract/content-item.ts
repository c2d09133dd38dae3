import * as v from 'valibot'
import { image } from './picture'
import { contentLink, int, pageOf, text, title, word } from './primitives'

export const contentItemType = v.picklist(['title', 'content', 'cover', 'slide', 'card', 'link', 'poster'])
export type ContentItemType = v.InferOutput<typeof contentItemType>

export const contentItem = v.object({
  id: word,
  type: contentItemType,
  locale: v.optional(word),
  title: v.optional(title),
  overtitle: v.optional(word),
  text: v.optional(text),
  body: v.optional(text),
  image,
  link: v.optional(v.object({ href: contentLink, label: v.optional(word), openInNewWindow: v.optional(v.boolean()) })),
  order: v.optional(int),
})
export type ContentItem = v.InferOutput<typeof contentItem>

export const contentItemPage = pageOf(contentItem)

/** The schema of a content item of one type, for the block kind that shows it. */
export function itemOf<const T extends ContentItemType>(type: T) {
  return v.object({ ...contentItem.entries, type: v.literal(type) })
}
