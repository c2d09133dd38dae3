/** One request at the door: decided, and led to what answers it. Knows no document and no page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { toErrorText } from '@/lib/error-text'
import { LARGEST_BODY, type WebhookAnswer } from '@/lib/freshness/webhook'
import { logOnce } from '@/lib/log-once'
import { SECURITY_HEADERS } from './answer'
import { type Decision, decide, type Knowledge } from './decide'
import { readBody } from './read-body'
import { say } from './words'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
export type Rendering = Extract<Decision, { kind: 'each' }>

/** What is shown, each in its own way. */
export interface Views {
  stored: (address: string, ...exchange: Parameters<Handler>) => void | Promise<void>
  each: (rendering: Rendering, ...exchange: Parameters<Handler>) => void | Promise<void>
  /** The page for all that do not exist. */
  missing: (request: IncomingMessage, response: ServerResponse, status: 400 | 404) => void | Promise<void>
  file: Handler
}

interface Door {
  knowledge: Knowledge
  views: Views
  webhook: (headers: IncomingMessage['headers'], body: string) => Promise<WebhookAnswer>
}

const BASE = 'http://site.invalid'

/** A header holds ASCII alone. @param to a path of the site, or an address */
function toLocation(to: string): string {
  const { origin, pathname, search, hash, href } = new URL(to, BASE)
  return origin === BASE ? pathname + search + hash : href
}

async function takeWebhook({ webhook }: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, LARGEST_BODY)
  const tooLarge = { status: 413, body: { title: 'The body is too large.', status: 413 } }
  const { status, body: told } = body === undefined ? tooLarge : await webhook(request.headers, body)
  const type = status < 300 ? 'application/json' : 'application/problem+json'
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(JSON.stringify(told))
}

async function answer(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { views } = door
  const decision = await decide(request.method ?? '', request.url ?? '', door.knowledge)
  switch (decision.kind) {
    case 'refuse': {
      const { status, allow } = decision
      // What comes of a body is passed over.
      request.resume()
      if (status === 400) return views.missing(request, response, status)
      return say(response, status, allow === undefined ? {} : { allow })
    }
    case 'redirect':
      response.writeHead(decision.status, { ...SECURITY_HEADERS, location: toLocation(decision.to) }).end()
      return
    case 'webhook':
      return takeWebhook(door, request, response)
    case 'stored':
      return views.stored(decision.address, request, response)
    case 'each':
      return views.each(decision, request, response)
    case 'missing':
      return views.missing(request, response, 404)
    case 'file':
      return views.file(request, response)
  }
}

export function createDoor(door: Door): Handler {
  return (request, response) =>
    answer(door, request, response).catch((error: unknown) => {
      logOnce(`${request.url}: no answer: ${toErrorText(error)}`)
      if (response.headersSent) response.destroy()
      else say(response, 503, { 'retry-after': '5' })
    })
}
