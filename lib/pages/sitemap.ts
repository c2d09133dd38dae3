/** Every path that search engines may show, with the time of its last change (rule 30). */

import type { Slug } from '@/contract/change'
import type { Page } from '@/contract/page'
import { type LastWrites, loadLastWrites, toWriteKey } from '@/lib/content-api/last-writes'
import { loadProductionsByIds } from '@/lib/content-api/productions'
import { loadSite } from '@/lib/content-api/sites'
import { loadSlugs } from '@/lib/content-api/slugs'
import { tags } from '@/lib/freshness/tags'
import { isDatable } from '@/lib/programme/oslo-time'
import { toProductionPath } from '@/lib/programme/production-path'
import { toElement } from '@/lib/xml'
import { listIndexablePages } from './indexable'
import { listKnownPaths, toPathKind } from './known-paths'
import { decodePath, toAddress } from './path'
import { type Registry, toRegistry } from './registry'

/** More is against the format. */
const MOST = 50_000

export interface SitemapEntry {
  /** Encoded. */
  address: string
  /** Epoch milliseconds; undefined where nobody knows. */
  changedAt: number | undefined
}

function toPageEntries(registry: Registry, writes: LastWrites): SitemapEntry[] {
  const changedAt = ({ id, blocks }: Page) => {
    const items = blocks.filter(({ hide }) => !hide).flatMap(({ data }) => data)
    const keys = [toWriteKey('page', id), ...items.map((item) => toWriteKey('block-data', item))]
    const times = keys.flatMap((key) => writes.get(key) ?? [])
    return times.length === 0 ? undefined : Math.max(...times)
  }
  return listIndexablePages(registry).map(({ page, segments }) => ({
    address: toAddress(segments),
    changedAt: changedAt(page),
  }))
}

/** An article is where a pattern of the registry has it. */
function toArticleEntries({ pages }: Registry, slugs: readonly Slug[]): SitemapEntry[] {
  const patterns = { pages: { exact: new Map(), patterns: pages.patterns } }
  return slugs.flatMap((slug) => {
    const path = listKnownPaths(patterns, [slug]).find((segments) => segments.includes(slug.slug))
    return path ? [{ address: toAddress(path), changedAt: slug.updatedAt }] : []
  })
}

/** Archived ones keep their pages (rule 13); culture without a pageReference has none (rule 3). */
async function loadProductionEntries(
  registry: Registry,
  slugs: readonly Slug[],
  all: readonly Slug[],
): Promise<SitemapEntry[]> {
  const writes = new Map(slugs.map(({ id, updatedAt }) => [id, updatedAt]))
  const productions = await loadProductionsByIds(writes.keys())
  return productions.flatMap((production) => {
    const address = toProductionPath(production)
    const segments = address === undefined ? 'unusable' : decodePath(address)
    if (address === undefined || typeof segments === 'string' || toPathKind(registry, all, segments) !== 'known')
      return []
    return [{ address, changedAt: writes.get(production.id) }]
  })
}

/** @throws HttpError where the platform does not answer */
export async function readSitemap(address: string): Promise<{ entries: SitemapEntry[]; tags: string[] }> {
  const registry = toRegistry(await loadSite())
  const [slugs, writes] = await Promise.all([loadSlugs(), loadLastWrites()])
  const of = (model: Slug['model']) => slugs.filter((slug) => slug.model === model)
  const all = [
    ...toPageEntries(registry, writes),
    ...toArticleEntries(registry, of('article')),
    ...(await loadProductionEntries(registry, of('production'), slugs)),
  ]
  return {
    entries: [...new Map(all.map((entry) => [entry.address, entry])).values()].slice(0, MOST),
    tags: [
      tags.site,
      tags.path(address),
      tags.productions,
      tags.articles,
      ...registry.site.pages.map(({ id }) => tags.page(id)),
    ],
  }
}

const toUrl = ({ address, changedAt }: SitemapEntry, siteUrl: string): string => {
  const lastmod =
    changedAt === undefined || !isDatable(changedAt) ? '' : toElement('lastmod', new Date(changedAt).toISOString())
  return `<url>${toElement('loc', siteUrl + address)}${lastmod}</url>`
}

/** @param siteUrl without a trailing slash */
export const toSitemapXml = (entries: readonly SitemapEntry[], siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => toUrl(entry, siteUrl)),
    '</urlset>',
    '',
  ].join('\n')
