/** The platform's webhook, as Standard Webhooks says (rule 17): what is valid, and what follows. */
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { Webhook as Signature } from 'standardwebhooks'
import * as v from 'valibot'
import { type Change, contentChanged } from '@/contract/change'
import { env } from '@/lib/env'
import { toErrorText } from '@/lib/error-text'
import { logOnce } from '@/lib/log-once'
import type { Follower } from './follower'
import { toTags } from './tags'

/** Bytes of a webhook's body that the site takes. */
export const LARGEST_BODY = 1024 * 1024

type Webhook = { id: string; changes: readonly Change[] } | { refusal: 400 | 401; reason: string }

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

function isSigned(headers: IncomingHttpHeaders, body: string): boolean {
  const own = Object.fromEntries(HEADERS.map((name) => [name, String(headers[name] ?? '')]))
  try {
    new Signature(env().webhookSecret).verify(body, own, { jsonParse: false })
    return true
  } catch {
    return false
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** @param body as it came: the signature is over its very bytes */
function readWebhook(headers: IncomingHttpHeaders, body: string): Webhook {
  if (!isSigned(headers, body)) return { refusal: 401, reason: 'The signature is missing, wrong or too old.' }
  const result = v.safeParse(contentChanged, parse(body))
  if (!result.success) return { refusal: 400, reason: 'The body is no list of at most 500 changes.' }
  if (result.output.siteId !== env().siteId) return { refusal: 400, reason: 'The changes are those of another site.' }
  return { id: String(headers['webhook-id']), changes: result.output.changes }
}

/** How long the feed may take to bring the same, and how long ago it may have, milliseconds. */
const HEARING = 200
const HEARD = 2_000

export interface WebhookAnswer {
  status: 202 | 400 | 401 | 503
  body: { revalidated: readonly string[] } | { title: string; status: number }
}

const refuse = (status: 400 | 401 | 503, title: string): WebhookAnswer => ({ status, body: { title, status } })

/**
 * @param follower reads the feed at once; what it brings is announced by it alone
 * @param announce of what the feed does not bring, as an operator's own word. @throws HttpError
 */
export function createWebhook(
  follower: Pick<Follower, 'nudge' | 'listUnheard'>,
  announce: (changes: readonly Change[]) => Promise<readonly string[]>,
) {
  const seen = new LRUCache<string, true>({ max: 1_000 })
  return async (headers: IncomingHttpHeaders, body: string): Promise<WebhookAnswer> => {
    const webhook = readWebhook(headers, body)
    if ('refusal' in webhook) return refuse(webhook.refusal, webhook.reason)
    if (seen.has(webhook.id)) return { status: 202, body: { revalidated: [] } }
    follower.nudge()
    await sleep(HEARING)
    try {
      const unheard = follower.listUnheard(webhook.changes, HEARD)
      const announced = unheard.length > 0 ? await announce(unheard) : []
      seen.set(webhook.id, true)
      return { status: 202, body: { revalidated: [...new Set([...webhook.changes.flatMap(toTags), ...announced])] } }
    } catch (error) {
      logOnce(`The site was not read anew: ${toErrorText(error)}`)
      return refuse(503, 'The platform does not answer.')
    }
  }
}
