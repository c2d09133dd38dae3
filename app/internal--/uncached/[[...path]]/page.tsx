/**
 * A page with what its address chooses of a programme, or at one of endlessly many paths: rendered for each visitor, and
 * stored for none. Only the door leads here; the visitor sees the page's own address.
 */
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { ofDecoded, ofEncoded } from '@/app/pathname'
import { PageBlocks } from '@/app/show-page'
import { env } from '@/lib/env'
import { loadUncachedPage } from '@/lib/pages/load-page'
import { toMetadata } from '@/lib/pages/metadata'
import { VERSION_HEADER } from '@/lib/pages/path'
import { CHOICE_NAMES } from '@/lib/programme/choice'

interface Props {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params, searchParams }: Props, toPathname: typeof ofEncoded) {
  const [{ path = [] }, found, own] = await Promise.all([params, searchParams, headers()])
  const query = new URLSearchParams()
  for (const name of Object.values(CHOICE_NAMES)) {
    for (const value of [found[name] ?? []].flat()) query.append(name, value)
  }
  return loadUncachedPage(toPathname(...path), query.toString(), own.get(VERSION_HEADER) ?? '')
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const data = await load(props, ofDecoded)
  if (!data) return {}
  const isChosen = data.context.choice !== undefined
  return { ...toMetadata(data, env().siteUrl), ...(isChosen && { robots: { index: false, follow: true } }) }
}

export default async function UncachedPage(props: Props) {
  const data = await load(props, ofEncoded)
  if (!data) notFound()
  return <PageBlocks data={data} />
}
