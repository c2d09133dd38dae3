/** How an editor writes an article, and its document. */
import * as v from 'valibot'
import { int } from '@/contract/primitives'
import { segment } from './address'
import type { ContentFile } from './content-files'
import { toHtml } from './markdown'
import { toInstant } from './oslo'
import type { Pictures } from './pictures'

const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, "not a moment like '2026-11-18 09:00'"))

export const articleFile = v.strictObject({
  title: v.string(),
  /** The file's name where left out. */
  slug: v.optional(segment),
  category: v.string(),
  author: v.optional(v.string()),
  image: v.optional(v.string()),
  order: v.optional(int),
  locale: v.optional(v.string()),
  /** On the clock of Oslo. */
  created: moment,
  updated: v.optional(moment),
})

function toEpoch(written: string): number {
  return toInstant(written.slice(0, 10), written.slice(11))
}

export function toArticle(
  source: ContentFile,
  file: v.InferOutput<typeof articleFile>,
  locale: string,
  pictures: Pictures,
) {
  const image = file.image === undefined ? undefined : pictures.find(file.image, source.name)
  return {
    id: `article-${source.id}`,
    title: file.title,
    slug: file.slug ?? source.key,
    content: toHtml(source.body),
    category: file.category,
    ...(file.author !== undefined && { author: file.author }),
    ...(image && { image, thumbnail: image }),
    ...(file.order !== undefined && { order: file.order }),
    node_locale: file.locale ?? locale,
    createdAt: toEpoch(file.created),
    updatedAt: toEpoch(file.updated ?? file.created),
  }
}
