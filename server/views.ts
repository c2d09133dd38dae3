/** What the door shows: stored answers, what is rendered for one who asks, files; in development all by Next itself. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Freshness } from '@/lib/freshness/announce'
import { NOT_FOUND_ROUTE, VERSION_HEADER } from '@/lib/pages/path'
import { FinishedAnswer } from './answer'
import type { Rendering, Views } from './door'
import { createFiles } from './files'
import { finishPage, isHtml } from './finish-page'
import type { RenderLimit } from './render-limit'
import type { Rendered, Renderer } from './renderer'
import { createStoredAnswers } from './stored-answers'
import { say } from './words'

export interface ViewSettings {
  freshness: Freshness
  renderer: Renderer
  limits: Readonly<Record<Rendering['cost'], RenderLimit>>
  /** Who asks, as far as the proxies in front are believed. */
  toVisitor: (request: IncomingMessage) => string
}

/** What a soft navigation tells Next. */
const FORWARDED = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url']
/** What a route says beside its body. */
const RETURNED = ['content-type', 'content-disposition', 'x-robots-tag', 'retry-after']
/** A page says so of itself; nothing that a visitor or an editor wrote can. */
const UNAVAILABLE = 'data-unavailable="true"'

/** Made anew for each who asks: a showing that was moved is right at once. */
const CALENDAR = '/kalender/'
const FLIGHT_PARAMETER = '_rsc'
const BASE = 'http://site.invalid'

const pick = (headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/** Next asks back where a soft navigation was led to another route. */
function toRewritten(url: string, { headers }: IncomingMessage): OutgoingHttpHeaders {
  const { pathname, searchParams } = new URL(url, BASE)
  searchParams.delete(FLIGHT_PARAMETER)
  const query = searchParams.toString()
  return headers.rsc === '1' ? { 'x-nextjs-rewritten-path': pathname, 'x-nextjs-rewritten-query': query } : {}
}

/** Next holds the parameter of a soft navigation against its headers. */
function toAsked(url: string, { headers, url: address = '' }: IncomingMessage): string {
  const own = new URL(address, BASE).searchParams.get(FLIGHT_PARAMETER)
  if (headers.rsc !== '1' || own === null || url.includes(`${FLIGHT_PARAMETER}=`)) return url
  return `${url}${url.includes('?') ? '&' : '?'}${FLIGHT_PARAMETER}=${encodeURIComponent(own)}`
}

interface Shown {
  answer: FinishedAnswer
  status: number
}

function toAnswer({ headers, body, status }: Rendered, more: OutgoingHttpHeaders): Shown {
  const common = { ...pick(headers, RETURNED), ...more, 'cache-control': 'private, no-store' }
  if (!isHtml(headers['content-type'])) return { answer: new FinishedAnswer(body, common), status }
  const { html, policy } = finishPage(body.toString('utf8'))
  const answer = new FinishedAnswer(Buffer.from(html), { ...common, 'content-security-policy': policy })
  return { answer, status: html.includes(UNAVAILABLE) ? 503 : status }
}

/** A link that many follow at once is rendered once: so long, and so many bytes of them. */
const KEPT_FOR = 60_000
const IN_MEMORY = 32 * 1024 * 1024

export function createViews({ freshness, renderer, limits, toVisitor }: ViewSettings): Views {
  const load = createStoredAnswers(freshness)
  const sizeCalculation = ({ answer }: Shown) => answer.size
  const kept = new LRUCache<string, Shown>({ maxSize: IN_MEMORY, ttl: KEPT_FOR, sizeCalculation })

  const missing: Views['missing'] = async (request, response, status) => {
    const page = await load(NOT_FOUND_ROUTE, request).catch(() => undefined)
    if (page) await page.send(request, response, status)
    else say(response, status)
  }

  const stored: Views['stored'] = async (address, request, response) => {
    const page = await load(address, request)
    return page ? page.send(request, response, 200) : missing(request, response, 404)
  }

  async function render(rendering: Rendering, request: IncomingMessage): Promise<Shown | 'missing' | 'failed'> {
    const version = { [VERSION_HEADER]: String(freshness.store.version) }
    const rendered = await renderer.render(toAsked(rendering.url, request), {
      ...pick(request.headers, FORWARDED),
      ...version,
    })
    if (rendered.status === 500) return 'failed'
    if (rendered.status === 404 && isHtml(rendered.headers['content-type'])) return 'missing'
    return toAnswer(rendered, toRewritten(rendering.url, request))
  }

  async function each(rendering: Rendering, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isKept = !rendering.url.startsWith(CALENDAR) && request.headers.rsc !== '1'
    const key = isKept ? `${freshness.store.version} ${rendering.url}` : undefined
    const known = key === undefined ? undefined : kept.get(key)
    if (known) return known.answer.send(request, response, known.status)
    const shown = await limits[rendering.cost].run(toVisitor(request), () => render(rendering, request))
    // The page's own script reads the choice from the address.
    if (shown === 'failed' && rendering.fallback !== undefined) return stored(rendering.fallback, request, response)
    if (shown === 'failed') return say(response, 500)
    if (shown === 'missing') return missing(request, response, 404)
    if ('retryAfter' in shown) return say(response, shown.status, { 'retry-after': String(shown.retryAfter) })
    if (key !== undefined && shown.status === 200) kept.set(key, shown)
    return shown.answer.send(request, response, shown.status)
  }

  return { missing, each, stored, file: createFiles() }
}
