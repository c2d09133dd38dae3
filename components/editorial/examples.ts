/** Invented documents for the gallery and the table test; nothing of them is content of any house. */
import type { Article } from '@/contract/article'
import type { ContentItem, ContentItemType } from '@/contract/content-item'
import type { Image } from '@/contract/picture'
import { now } from '@/lib/clock'
import type { PageContext } from '@/lib/pages/page-data'

const IMAGES_URL = 'https://bilder.husets-eksempel.example/images'

export const exampleContext: PageContext = {
  locale: 'nb',
  path: '/galleri-utvikling',
  address: '/galleri-utvikling',
  siteTitle: 'Husets eksempel',
  imagesUrl: IMAGES_URL,
  newsletterAction: 'https://nyhetsbrev.husets-eksempel.example/abonner',
  runtime: undefined,
  generatedAt: now(),
  choice: undefined,
  search: undefined,
}

export const exampleImage = (name: string, alt: string): Image => ({
  url: `${IMAGES_URL}/${name}.jpg`,
  alt,
  width: 1920,
  height: 1080,
  focalPointQuery: 'fp-x=0.5&fp-y=0.4&crop=focalpoint&fit=crop',
})

export function exampleItem(type: ContentItemType, id: string, fields: Partial<ContentItem>): ContentItem {
  return { id: `eksempel-${type}-${id}`, type, image: undefined, ...fields }
}

export function exampleArticle(id: string, fields: Partial<Article>): Article {
  return {
    id,
    title: 'Nytt lerret i storsalen',
    slug: id,
    content: '<p>Lerretet er fire meter bredere enn det gamle, og lyset i salen er byttet.</p>',
    category: 'general',
    image: exampleImage('sal', 'En kinosal med røde seter'),
    thumbnail: exampleImage('sal', 'En kinosal med røde seter'),
    node_locale: 'nb',
    createdAt: now() - 86_400_000,
    updatedAt: now(),
    ...fields,
  }
}

/** Everything that a View reads, empty; a kind's example adds what the kind shows. */
export const exampleProps = {
  id: 'eksempel',
  level: 2,
  items: [],
  productions: [],
  showings: [],
  articles: [],
  single: {},
  context: exampleContext,
  pageTitle: 'Eksempel',
} as const
