/**
 * Decides before anything is rendered whether an address is sound, leads elsewhere or exists: what is rendered is
 * stored, so only what exists may be. Knows no document.
 */
import { type NextRequest, NextResponse } from 'next/server'
import { findAnswer } from '@/lib/pages/answers'
import { CARD_ROUTE, isOwnRoute, SEARCH_PATH, toCardSegments } from '@/lib/pages/own-routes'
import {
  CHOSEN_ROUTE,
  decodePath,
  INTERNAL,
  NOT_FOUND_PATH,
  NOT_FOUND_ROUTE,
  type Segments,
  toAddress,
  toPath,
} from '@/lib/pages/path'
import { toRegistry } from '@/lib/pages/registry'
import { waitUntilWarm } from '@/lib/pages/warm'
import { OWN_HEADER } from '@/lib/platform/own-site'
import { processState } from '@/lib/platform/process-state'
import { getSite } from '@/lib/platform/sites'
import { CHOICE_NAMES } from '@/lib/programme/filters'

/** How long a visitor waits for a page that was just changed, milliseconds. */
const PATIENCE = 3_000

/** Words of the proxy's own, where there is no page to show. */
const say = (status: number, title: string, words: string) =>
  new NextResponse(
    `<!doctype html><html lang="nb"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>
<p>${words} <a href="/">Gå til forsiden</a>.</p></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

const refuse = () => say(400, 'Adressen er ikke gyldig', 'Nettleseren ba om en adresse som ikke kan leses.')

const sayDown = () => say(503, 'Søket er ute av drift akkurat nå', 'Vi får ikke tak i innholdet. Prøv igjen om litt.')

function rewrite(request: NextRequest, address: string, status: number): NextResponse {
  const url = new URL(request.url)
  url.pathname = address
  return NextResponse.rewrite(url, { status })
}

const showNotFound = (request: NextRequest) => rewrite(request, NOT_FOUND_ROUTE, 404)

const CHOICES = Object.values(CHOICE_NAMES)

/** One stored answer for all the ways to write its address. */
const pass = (request: NextRequest, address: string): NextResponse =>
  address === request.nextUrl.pathname ? NextResponse.next() : rewrite(request, address, 200)

/** What is rendered for each who asks. */
const serveUnstored = (request: NextRequest, segments: Segments): NextResponse =>
  rewrite(request, CHOSEN_ROUTE + toAddress(segments), 200)

/** What the address chooses of a programme is rendered apart. */
function serve(request: NextRequest, segments: Segments): NextResponse {
  const { searchParams } = request.nextUrl
  const isChosen = toPath(segments) !== SEARCH_PATH && CHOICES.some((name) => searchParams.has(name))
  return isChosen ? serveUnstored(request, segments) : pass(request, toAddress(segments))
}

/** The page is shown all the same, and says so in words. */
async function isSearchDown({ nextUrl }: NextRequest, segments: Segments): Promise<boolean> {
  if (toPath(segments) !== SEARCH_PATH || !nextUrl.searchParams.get('q')?.trim()) return false
  const { canSearch } = await import('@/lib/search/search')
  return !(await canSearch())
}

/** A shared page's drawn picture exists where the page does; it is stored, so one that is not is shared with the front page's. */
async function routeCard(request: NextRequest, segments: Segments): Promise<NextResponse> {
  const site = getSite()
  if (!site) return NextResponse.next()
  const answer = await findAnswer(toRegistry(site), segments)
  if (answer === 'none') return new NextResponse(null, { status: 404 })
  return pass(request, toAddress(answer === 'stored' ? [...CARD_ROUTE, ...segments] : CARD_ROUTE))
}

async function route(request: NextRequest, segments: Segments): Promise<NextResponse> {
  const site = getSite()
  const path = toPath(segments)
  // The search page is stored nowhere.
  if (!site) return path === SEARCH_PATH ? sayDown() : serve(request, segments)
  const registry = toRegistry(site)
  const target = registry.redirects.get(path)
  if (target) return NextResponse.redirect(new URL(target.to, request.url), target.status)
  if (path === NOT_FOUND_PATH) return showNotFound(request)
  const isOwn = request.headers.get(OWN_HEADER) === processState().ownKey
  if (!isOwn) await waitUntilWarm(toAddress(segments), PATIENCE)
  const answer = await findAnswer(registry, segments)
  if (answer === 'none') return showNotFound(request)
  if (answer === 'passing') return serveUnstored(request, segments)
  return (await isSearchDown(request, segments)) ? rewrite(request, toAddress(segments), 503) : serve(request, segments)
}

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const segments = decodePath(request.nextUrl.pathname)
  if (segments === 'malformed') return refuse()
  if (segments === 'unusable' || segments[0] === INTERNAL) return showNotFound(request)
  if (isOwnRoute(segments)) return NextResponse.next()
  const ofCard = toCardSegments(segments)
  return ofCard ? routeCard(request, ofCard) : route(request, segments)
}
