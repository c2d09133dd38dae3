/** The search page is the registry's, at the path that the specification gives it; its hits depend on the visitor. */
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PageBlocks } from '@/app/show-page'
import { env } from '@/lib/env'
import { loadSearchPage } from '@/lib/pages/load-page'
import { toMetadata } from '@/lib/pages/metadata'
import { SEARCH_PATH } from '@/lib/pages/own-routes'
import { VERSION_HEADER } from '@/lib/pages/path'
import { search } from '@/lib/search/search'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const load = cache(async (query: string) =>
  loadSearchPage(SEARCH_PATH, await search(query, (await headers()).get(VERSION_HEADER) ?? '')),
)

async function toQuery({ searchParams }: Props): Promise<string> {
  const [first] = [(await searchParams).q].flat()
  return first ?? ''
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const data = await load(await toQuery(props))
  return data ? { ...toMetadata(data, env().siteUrl), robots: { index: false, follow: true } } : {}
}

export default async function SearchPage(props: Props) {
  const data = await load(await toQuery(props))
  if (!data) notFound()
  return <PageBlocks data={data} />
}
