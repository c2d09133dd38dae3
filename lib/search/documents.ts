/** What can be found: productions with their events, articles and pages. Knows where they are, not how to search. */
import type { Article } from '@/contract/article'
import type { ContentItem } from '@/contract/content-item'
import type { Event } from '@/contract/event'
import type { Page } from '@/contract/page'
import type { Production } from '@/contract/production'
import { toExcerpt, toText } from '@/lib/html/to-text'
import { toArticlePath } from '@/lib/pages/article-path'
import { toProductionPath } from '@/lib/programme/production-path'
import type { SearchHit } from './answer'

export interface SearchDocument {
  id: string
  path: string
  kind: SearchHit['kind']
  title: string
  lang?: string
  /** Who and where: people, places, genres. */
  names: string
  lead: string
  /** All else, as plain text. */
  text: string
  /** Starts of events that are not cancelled, in order. */
  starts: readonly number[]
  /** True for what is over when no event is to come. */
  canPass: boolean
  status?: 'cancelled' | 'postponed' | undefined
}

const LEAD = 180
const SEARCHED = 5000

/** @param events by start. @returns the starts of each production's events that take place */
export function toStarts(events: readonly Event[]): ReadonlyMap<string, readonly number[]> {
  const starts = new Map<string, number[]>()
  for (const { production, start, status } of events) {
    if (status === 'cancelled') continue
    const known = starts.get(production.id)
    if (known) known.push(start)
    else starts.set(production.id, [start])
  }
  return starts
}

/** A path often says the same in other words; an id at its end says nothing. @param path encoded */
const toSlugWords = (path: string): string => decodeURIComponent(path).replace(/-(DXM)?\d+$/, '')

/** @returns undefined for one that has no page (rule 3) */
export function toProductionDocument(
  production: Production,
  starts: readonly number[],
  now: number,
): SearchDocument | undefined {
  const path = toProductionPath(production)
  if (path === undefined) return undefined
  const { id, title, object, objectClass, contents, genres, director, cast, features, location } = production
  const told = contents.map(({ summary, body }) => [summary ?? '', toText(body ?? '', SEARCHED)].join(' ')).join(' ')
  const isComing = objectClass === 'movie_coming' || (production.premiere ?? 0) > now
  return {
    id: `production ${id}`,
    path,
    kind: object === 'movie' ? 'film' : 'culture',
    title,
    names: [toSlugWords(path), production.originalTitle, location?.name, genres, director, cast, features]
      .flat()
      .join(' '),
    lead: toExcerpt(contents[0]?.summary ?? contents[0]?.body ?? '', LEAD),
    text: told.slice(0, SEARCHED),
    starts,
    canPass: !isComing,
    status: production.status === 'scheduled' ? undefined : production.status,
  }
}

const standing = { starts: [], canPass: false } as const

/** @returns undefined for one that has no page */
export function toArticleDocument({
  id,
  slug,
  title,
  content,
  author,
  node_locale: lang,
}: Article): SearchDocument | undefined {
  const path = toArticlePath(slug)
  if (path === undefined) return undefined
  return {
    ...standing,
    id: `article ${id}`,
    path,
    kind: 'article',
    title,
    lang,
    names: `${toSlugWords(path)} ${author ?? ''}`,
    lead: toExcerpt(content, LEAD),
    text: toText(content, SEARCHED),
  }
}

/** What leads to another page is found there. */
const wordsOf = ({ title, overtitle, text, body, link }: ContentItem): string =>
  link ? '' : [title, overtitle, text, toText(body ?? '', SEARCHED)].filter(Boolean).join(' ')

/** @param items those that the page shows. @param address encoded */
export function toPageDocument(
  page: Page,
  address: string,
  items: readonly ContentItem[],
  description: string,
): SearchDocument {
  return {
    ...standing,
    id: `page ${page.id}`,
    path: address,
    kind: 'page',
    title: page.title,
    names: toSlugWords(address),
    lead: toExcerpt(description, LEAD),
    text: items.map(wordsOf).filter(Boolean).join(' ').slice(0, SEARCHED),
  }
}
