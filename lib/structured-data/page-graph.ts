/**
 * What a page tells search engines, from the page's own data: a film or culture production with its coming showings,
 * the front page who the house is. Lists tell nothing: each showing is told once, on the page that is about it.
 */
import type { Graph, Thing } from 'schema-dts'
import type { Production } from '@/contract/production'
import type { PageData } from '@/lib/pages/page-data'
import { toAddress, toSegments } from '@/lib/pages/path'
import { isDatable } from '@/lib/programme/oslo-time'
import type { Showing } from '@/lib/programme/showing'
import { toMovie } from './film'
import { toOrganization } from './house'
import { toShowingEvent } from './showing'

/** A page stays small: search engines show the next few. */
const MOST_SHOWINGS = 20

function getProduction({ page, sources }: PageData): Production | undefined {
  const [production] = page.sources.flatMap(({ name, collection }) =>
    collection ? [] : (sources[name]?.productions ?? []),
  )
  return production
}

/** Each once, in order of time; what has begun is told no more. */
function toComing({ sources, context }: PageData, { id }: Production): Showing[] {
  const own = Object.values(sources)
    .flatMap(({ showings }) => showings)
    .filter(({ production, start, end }) => production?.id === id && isDatable(start) && isDatable(end))
  const coming = new Map(own.filter(({ start }) => start > context.generatedAt).map((one) => [one.id, one]))
  return [...coming.values()].toSorted((a, b) => a.start - b.start).slice(0, MOST_SHOWINGS)
}

function toThings(data: PageData, siteUrl: string): Thing[] {
  const { site, context } = data
  const production = getProduction(data)
  if (!production) return context.path === '/' ? [toOrganization(site, siteUrl)] : []
  const setting = {
    house: { name: site.title, url: siteUrl },
    now: context.generatedAt,
    pageUrl: `${siteUrl}${toAddress(toSegments(context.path) ?? [])}`,
    imagesUrl: context.imagesUrl,
  }
  const film = production.object === 'movie' ? [toMovie(production, setting)] : []
  return [...film, ...toComing(data, production).map((showing) => toShowingEvent(showing, production, setting))]
}

/**
 * @param siteUrl without a trailing slash
 * @returns undefined where the page has nothing to tell
 */
export function toPageGraph(data: PageData, siteUrl: string): Graph | undefined {
  const things = toThings(data, siteUrl)
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things }
}
