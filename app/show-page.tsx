/** One load and one render for every route of the registry. */
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BlockTree } from '@/components/blocks/block-tree'
import { JsonLd } from '@/components/ui/json-ld'
import { toItemData } from '@/lib/analytics/item-data'
import { env } from '@/lib/env'
import { loadPage } from '@/lib/pages/load-page'
import { toMetadata } from '@/lib/pages/metadata'
import type { PageData } from '@/lib/pages/page-data'
import { getPageItem } from '@/lib/pages/page-item'
import { toColorScheme } from '@/lib/pages/scheme'
import { toPageGraph } from '@/lib/structured-data/page-graph'

/** @param pathname encoded */
export async function toPageMetadata(pathname: string): Promise<Metadata> {
  const data = await loadPage(pathname)
  return data ? toMetadata(data, env().siteUrl) : {}
}

export function PageBlocks({ data }: { data: PageData }) {
  const item = getPageItem(data)
  const graph = toPageGraph(data, env().siteUrl)
  return (
    <div data-color-scheme={toColorScheme(data)} {...(item && toItemData(item))}>
      <BlockTree data={data} />
      {graph && <JsonLd data={graph} />}
    </div>
  )
}

/** @param pathname encoded */
export async function ShowPage({ pathname }: { pathname: string }) {
  const data = await loadPage(pathname)
  if (!data) notFound()
  return <PageBlocks data={data} />
}
