/** What the door shows: stored answers, what is rendered for one who asks, files; in development all by Next itself. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Freshness } from '@/lib/freshness/announce'
import { NOT_FOUND_ROUTE, VERSION_HEADER } from '@/lib/pages/path'
import { FinishedAnswer } from './answer'
import type { Handler, Rendering, Views } from './door'
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

const pick = (headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/** Next asks back where a soft navigation was led to another route. */
function toRewritten({ url }: Rendering, { headers }: IncomingMessage): OutgoingHttpHeaders {
  const [path, query = ''] = url.split('?')
  return headers.rsc === '1' ? { 'x-nextjs-rewritten-path': path, 'x-nextjs-rewritten-query': query } : {}
}

function toAnswer({ headers, body, status }: Rendered, more: OutgoingHttpHeaders) {
  const common = { ...pick(headers, RETURNED), ...more, 'cache-control': 'private, no-store' }
  if (!isHtml(headers['content-type'])) return { answer: new FinishedAnswer(body, common), status }
  const { html, policy } = finishPage(body.toString('utf8'))
  const answer = new FinishedAnswer(Buffer.from(html), { ...common, 'content-security-policy': policy })
  return { answer, status: html.includes(UNAVAILABLE) ? 503 : status }
}

export function createViews({ freshness, renderer, limits, toVisitor }: ViewSettings): Views {
  const load = createStoredAnswers(freshness)

  async function missing(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = await load(NOT_FOUND_ROUTE, request).catch(() => undefined)
    if (page) await page.send(request, response, 404)
    else say(response, 404)
  }

  async function each(rendering: Rendering, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url, cost } = rendering
    const headers = {
      ...pick(request.headers, FORWARDED),
      [VERSION_HEADER]: String(freshness.store.version),
    }
    const rendered = await limits[cost].run(toVisitor(request), () => renderer.render(url, headers))
    if ('retryAfter' in rendered) return say(response, rendered.status, { 'retry-after': String(rendered.retryAfter) })
    if (rendered.status === 500) return say(response, 500)
    if (rendered.status === 404 && isHtml(rendered.headers['content-type'])) return missing(request, response)
    const { answer, status } = toAnswer(rendered, toRewritten(rendering, request))
    return answer.send(request, response, status)
  }

  return {
    missing,
    each,
    async stored(address, request, response) {
      const page = await load(address, request)
      return page ? page.send(request, response, 200) : missing(request, response)
    },
    file: createFiles(),
  }
}

/** @param handle Next's own: nothing is stored, and every file is made as it is asked for */
export function createDevelopmentViews(handle: Handler): Views {
  const pass = (url: string | undefined, request: IncomingMessage, response: ServerResponse) => {
    request.url = url ?? '/'
    return handle(request, response)
  }
  return {
    stored: (_, request, response) => handle(request, response),
    file: handle,
    each: ({ url }, request, response) => pass(url, request, response),
    missing(request, response) {
      response.statusCode = 404
      return pass(NOT_FOUND_ROUTE, request, response)
    },
  }
}
