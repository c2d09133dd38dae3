/** The names of what pages are made of, for Next's cache: given when a page is generated, announced when it changes. */
import { createHash } from 'node:crypto'
import type { Change } from '@/contract/change'

/** Next refuses longer ones; a comma would split one, and some caches send them as a header. */
const LONGEST = 200

function toTag(kind: string, id: string): string {
  const tag = `${kind}:${encodeURIComponent(id.replace(/\p{Cs}/gu, '\ufffd'))}`
  return tag.length <= LONGEST ? tag : `${kind}:${createHash('sha256').update(tag).digest('hex')}`
}

export const tags = {
  /** On every page: menus, titles, redirects. */
  site: 'site',
  page: (id: string) => toTag('page', id),
  /** By the decoded path: which page answers it may change. */
  path: (path: string) => toTag('path', path),
  /** By a decoded route parameter: which document answers it may change. */
  slug: (slug: string) => toTag('slug', slug),
  production: (id: string) => toTag('production', id),
  event: (id: string) => toTag('event', id),
  article: (id: string) => toTag('article', id),
  item: (id: string) => toTag('item', id),
  /** On every page with a collection source of the model. */
  productions: 'productions',
  events: 'events',
  articles: 'articles',
  /** On every page that shows what has a time: no change announces it, time does. */
  clock: 'clock',
} as const

function ofModel({ model, id, production }: Change): string[] {
  switch (model) {
    case 'site':
      return [tags.site]
    case 'page':
      return [tags.page(id)]
    case 'block-data':
      return [tags.item(id)]
    case 'article':
      return [tags.article(id), tags.articles]
    case 'production':
      return [tags.production(id), tags.productions]
    case 'event':
      return [tags.event(id), tags.events, ...(production === undefined ? [] : [tags.production(production)])]
  }
}

/** @returns the tags of everything that may look different after the change */
export function toTags(change: Change): string[] {
  const segments = [change.slug, change.previousSlug].filter((segment) => segment !== undefined)
  const toSegmentTag = change.model === 'page' ? tags.path : tags.slug
  return [...ofModel(change), ...segments.map(toSegmentTag)]
}
