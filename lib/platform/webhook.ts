/** The signed nudge of the platform, as Standard Webhooks says (rule 17). Knows what is valid, not what follows. */
import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { type Change, contentChanged } from '@/contract/change'
import { env } from '@/lib/env'

/** Bytes of a nudge that the site takes. */
export const LARGEST_BODY = 1024 * 1024

export type Nudge = { id: string; changes: readonly Change[] } | { refusal: 400 | 401; reason: string }

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

function isSigned(headers: Headers, body: string): boolean {
  const own = Object.fromEntries(HEADERS.map((name) => [name, headers.get(name) ?? '']))
  try {
    new Webhook(env().webhookSecret).verify(body, own, { jsonParse: false })
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
export function readNudge(headers: Headers, body: string): Nudge {
  if (!isSigned(headers, body)) return { refusal: 401, reason: 'The signature is missing, wrong or too old.' }
  const result = v.safeParse(contentChanged, parse(body))
  if (!result.success) return { refusal: 400, reason: 'The body is no list of at most 500 changes.' }
  if (result.output.siteId !== env().siteId) return { refusal: 400, reason: 'The changes are those of another site.' }
  return { id: headers.get('webhook-id') ?? '', changes: result.output.changes }
}

/** A nudge of the site to itself. @returns what to post */
export function signNudge(changes: readonly Change[]): { headers: Record<string, string>; body: string } {
  const { siteId, webhookSecret } = env()
  const body = JSON.stringify({ siteId, changes })
  const id = `own_${randomUUID()}`
  const at = new Date()
  const signature = new Webhook(webhookSecret).sign(id, at, body)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    },
    body,
  }
}
