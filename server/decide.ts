/**
 * Decides of an address, before anything is rendered, what answers it: what is rendered may be stored, so only what exists
 * may be rendered. Pure; knows no document and no answer.
 */
import type { Existence } from '@/lib/freshness/path-existence'
import { CARD_ROUTE, isFile, isOwnRoute, SEARCH_PATH, toCardSegments } from '@/lib/pages/own-routes'
import {
  decodePath,
  INTERNAL,
  NOT_FOUND_PATH,
  type Segments,
  toAddress,
  toPath,
  UNCACHED_ROUTE,
} from '@/lib/pages/path'
import type { Registry } from '@/lib/pages/registry'
import { CHOICE_NAMES, readChoice, toQuery } from '@/lib/programme/choice'

export type Decision =
  | { kind: 'refuse'; status: 400 | 405 | 503; allow?: string }
  | { kind: 'missing' }
  | { kind: 'webhook' }
  | { kind: 'file' }
  | { kind: 'redirect'; status: 302 | 307 | 308; to: string }
  /** Stored once for all the ways to write its address. */
  | { kind: 'stored'; address: string }
  /** Rendered for each who asks: where Next has it, and the stored page to fall back on. */
  | { kind: 'each'; url: string; cost: 'page' | 'data'; fallback?: string }

export interface Knowledge {
  /** Undefined while the site was never read. */
  registry: Registry | undefined
  isStored: (address: string) => boolean
  find: (registry: Registry, segments: Segments) => Promise<Existence>
  isDevelopment: boolean
}

const WEBHOOK = 'api/revalidate'
const ICON = 'favicon.ico'
const READING = ['GET', 'HEAD']
/** Names of the flight data of a page, which Next takes for the page itself. */
const FLIGHT = /\.(rsc|segments)$/
const CHOICES = Object.values(CHOICE_NAMES)
/** Own routes that are rendered for each who asks. */
const EACH = /^(kalender|api\/search$)/

const stored = (segments: Segments): Decision => ({ kind: 'stored', address: toAddress(segments) })

/** What is rendered for a choice is the same however the choice is written. */
function toUncached(segments: Segments, query: URLSearchParams): Decision & { kind: 'each' } {
  const choice = CHOICES.some((name) => query.has(name)) ? toQuery(readChoice(query)) : ''
  return { kind: 'each', url: `${UNCACHED_ROUTE}${toAddress(segments)}${choice}`, cost: 'page' }
}

function decideOwn(segments: Segments, search: string, { isDevelopment }: Knowledge): Decision {
  const route = segments.join('/')
  if (route === 'galleri-utvikling' && !isDevelopment) return { kind: 'missing' }
  if (EACH.test(route)) return { kind: 'each', url: toAddress(segments) + search, cost: 'data' }
  return stored(segments)
}

/** A page's drawn picture exists where the page does; it is stored, so one that is not is shared with the front page's. */
async function decideCard(segments: Segments, { registry, find }: Knowledge): Promise<Decision> {
  const existence = registry ? await find(registry, segments) : 'none'
  if (existence === 'none') return { kind: 'missing' }
  return stored(existence === 'stored' ? [...CARD_ROUTE, ...segments] : CARD_ROUTE)
}

/** Where browsers look for an icon of their own accord: the theme has it. */
function decideIcon({ registry }: Knowledge): Decision {
  const icon = registry?.site.theme.favicon
  return icon === undefined ? { kind: 'missing' } : { kind: 'redirect', status: 302, to: icon }
}

async function decidePage(segments: Segments, { searchParams, search }: URL, knowledge: Knowledge): Promise<Decision> {
  const { registry, find, isStored } = knowledge
  const path = toPath(segments)
  if (!registry) return isStored(toAddress(segments)) ? stored(segments) : { kind: 'refuse', status: 503 }
  const target = registry.redirects.get(path)
  if (target) return { kind: 'redirect', status: target.status, to: target.to }
  const existence = path === NOT_FOUND_PATH ? 'none' : await find(registry, segments)
  if (existence === 'none') return { kind: 'missing' }
  if (path === SEARCH_PATH) return { kind: 'each', url: SEARCH_PATH + search, cost: 'page' }
  const isChosen = CHOICES.some((name) => searchParams.has(name))
  if (existence === 'uncached') return toUncached(segments, searchParams)
  return isChosen ? { ...toUncached(segments, searchParams), fallback: toAddress(segments) } : stored(segments)
}

const BASE = 'http://site.invalid'

/** @returns undefined where the address cannot be read, or begins as one of another host */
function toUrl(address: string): URL | undefined {
  const [path = ''] = address.split('?')
  if (!address.startsWith('/') || /%00|\\/.test(path) || !URL.canParse(BASE + address)) return undefined
  return new URL(BASE + address)
}

/** @param address as the request line has it */
export async function decide(method: string, address: string, knowledge: Knowledge): Promise<Decision> {
  // In development Next makes its files, and shows its faults, as they are asked for.
  if (knowledge.isDevelopment && /^\/(_next|__nextjs)/.test(address)) return { kind: 'file' }
  const url = toUrl(address)
  const segments = url ? decodePath(url.pathname) : 'malformed'
  if (!url || segments === 'malformed') return { kind: 'refuse', status: 400 }
  const path = segments === 'unusable' ? '' : segments.join('/')
  const isWebhook = path === WEBHOOK
  const allowed = isWebhook ? ['POST'] : READING
  if (!allowed.includes(method)) return { kind: 'refuse', status: 405, allow: allowed.join(', ') }
  if (isWebhook) return { kind: 'webhook' }
  if (segments === 'unusable' || segments[0] === INTERNAL || segments.some((one) => FLIGHT.test(one)))
    return { kind: 'missing' }
  if (path === ICON) return decideIcon(knowledge)
  if (isFile(segments)) return { kind: 'file' }
  if (isOwnRoute(segments)) return decideOwn(segments, url.search, knowledge)
  const ofCard = toCardSegments(segments)
  return ofCard ? decideCard(ofCard, knowledge) : decidePage(segments, url, knowledge)
}
