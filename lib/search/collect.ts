/** Everything that the platform has, as documents to be found. Asks nobody. */
import type { Article } from '@/contract/article'
import type { ContentItem } from '@/contract/content-item'
import type { Event } from '@/contract/event'
import type { Page } from '@/contract/page'
import type { Production } from '@/contract/production'
import { listIndexablePages } from '@/lib/pages/indexable'
import { toAddress } from '@/lib/pages/path'
import type { Registry } from '@/lib/pages/registry'
import { type SearchDocument, toArticleDocument, toPageDocument, toProductionDocument, toStarts } from './documents'

export interface Collected {
  registry: Registry
  productions: readonly Production[]
  events: readonly Event[]
  articles: readonly Article[]
  items: readonly ContentItem[]
}

export const listItemIds = (page: Page): string[] => page.blocks.filter(({ hide }) => !hide).flatMap(({ data }) => data)

function toPageDocuments({ registry, items }: Collected): SearchDocument[] {
  const locale = registry.site.locale.default
  const byId = new Map(items.map((item) => [item.id, item]))
  return listIndexablePages(registry).map(({ page, segments }) => {
    const shown = listItemIds(page).flatMap((id) => byId.get(id) ?? [])
    const own = shown.filter((item) => item.locale === undefined || item.locale === locale)
    const description = page.meta[locale]?.description
    const words = description && description.source === undefined ? description.expression : ''
    return toPageDocument(page, toAddress(segments), own, words)
  })
}

/** @param now epoch milliseconds */
export function toSearchDocuments(collected: Collected, now: number): SearchDocument[] {
  const { productions, events, articles } = collected
  const starts = toStarts(events)
  return [
    ...productions.flatMap((one) => toProductionDocument(one, starts.get(one.id) ?? [], now) ?? []),
    ...articles.flatMap((one) => toArticleDocument(one) ?? []),
    ...toPageDocuments(collected),
  ]
}
