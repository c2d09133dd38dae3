/** What a page says of itself to browsers, search engines and those who share it (rule 5). */

import type { Metadata } from 'next'
import * as v from 'valibot'
import type { Binding, MetaName } from '@/contract/page'
import { image } from '@/contract/picture'
import { toSafeImageUrl } from '@/contract/primitives'
import { CARD_SIZE } from '@/lib/cards/card-size'
import { toImageUrl } from '@/lib/image-url'
import { resolveBinding, toBoundText } from './bindings'
import { NEWS_ADDRESS, toNewsTitle } from './news-feed'
import { CARD_ROUTE } from './own-routes'
import type { PageData } from './page-data'
import { toAddress, toSegments } from './path'

/** Spec S9.12. */
const SHARED_IMAGE = { width: 1920, height: 1080, auto: 'compress' } as const

interface SharedImage {
  url: string
  alt?: string
  width?: number
  height?: number
}

const getBinding = ({ page, site, context }: PageData, name: MetaName): Binding | undefined =>
  page.meta[context.locale]?.[name] ?? page.meta[site.locale.default]?.[name]

function getBound({ page, sources }: PageData, binding: Binding): unknown {
  const isSingle = (source: string) => page.sources.some((one) => one.name === source && !one.collection)
  return resolveBinding(binding, sources, isSingle)
}

function getText(data: PageData, name: MetaName): string | undefined {
  const binding = getBinding(data, name)
  return binding && toBoundText(getBound(data, binding), binding)
}

/** An asset or image is transformed; an address is used as it is. */
function getSharedImage(data: PageData): SharedImage | undefined {
  const binding = getBinding(data, 'image')
  const [first] = [binding && getBound(data, binding)].flat()
  if (typeof first === 'string') {
    const url = toSafeImageUrl(first)
    return url === undefined ? undefined : { url }
  }
  const parsed = v.safeParse(image, first)
  if (!parsed.success || !parsed.output) return undefined
  const { alt } = parsed.output
  return { url: toImageUrl(data.context.imagesUrl, parsed.output, SHARED_IMAGE), ...(alt !== undefined && { alt }) }
}

/** A picture that says what the page is, for one that has none. */
const toDrawnImage = (siteUrl: string, path: string, title: string): SharedImage => ({
  url: `${siteUrl}${toAddress([...CARD_ROUTE, ...(toSegments(path) ?? [])])}`,
  alt: title,
  ...CARD_SIZE,
})

const toCanonical = (siteUrl: string, path: string) => `${siteUrl}${toAddress(toSegments(path) ?? [])}`

/** The bound title, else the page's own. */
export const toPageTitle = (data: PageData): string => getText(data, 'title') ?? data.page.title

/** @param siteUrl without a trailing slash */
export function toMetadata(data: PageData, siteUrl: string): Metadata {
  const { site, context } = data
  const ownTitle = toPageTitle(data)
  const title = `${site.title} | ${ownTitle}`
  const description = getText(data, 'description')
  const keywords = getText(data, 'keywords')
  const verification = getText(data, 'facebookVerificationCode')
  const shared = getSharedImage(data) ?? toDrawnImage(siteUrl, context.path, ownTitle)
  const canonical = toCanonical(siteUrl, context.path)
  const news = [{ url: `${siteUrl}${NEWS_ADDRESS}`, title: toNewsTitle(site.title) }]
  return {
    title: { absolute: title },
    alternates: { canonical, types: { 'application/rss+xml': news } },
    openGraph: {
      title,
      url: canonical,
      siteName: site.title,
      locale: context.locale,
      type: 'website',
      ...(description && { description }),
      images: [shared],
    },
    ...(description && { description }),
    ...(keywords && { keywords }),
    twitter: { card: 'summary_large_image' },
    ...(verification && { other: { 'facebook-domain-verification': verification } }),
  }
}
