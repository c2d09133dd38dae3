/** What is said of a film and of culture alike: its pictures and its story in short. Pure. */
import type { Production } from '@/contract/production'
import { toExcerpt } from '@/lib/html/to-text'
import { type ImageSize, toImageUrl } from '@/lib/image-url'

/** The shapes that search engines show: a wide one, and a poster. */
const SIZES: Readonly<Record<'first_image' | 'poster', ImageSize>> = {
  first_image: { width: 1200, height: 675, auto: 'compress', fit: 'crop' },
  poster: { width: 800, height: 1200, auto: 'compress', fit: 'crop' },
}

const LONGEST_STORY = 300

/** @returns the wide picture first; none where it has none */
export function toImages({ assets }: Pick<Production, 'assets'>, imagesUrl: string): string[] {
  return (['first_image', 'poster'] as const).flatMap((kind) => {
    const asset = assets.find(({ type }) => type === kind)
    return asset ? [toImageUrl(imagesUrl, asset, SIZES[kind])] : []
  })
}

/** @returns undefined where nothing is told */
export function toStory({ contents }: Pick<Production, 'contents'>): string | undefined {
  const texts = contents.flatMap(({ summary, body }) => [summary ?? '', body ?? ''])
  return texts.map((html) => toExcerpt(html, LONGEST_STORY)).find((text) => text !== '')
}
