/** Webhook messages: gathered from the outbox, signed as Standard Webhooks has it, sent once (rule 17). */

import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import type { Database } from '@/platform/database/connect'
import { deliveries, outbox } from '@/platform/database/schema'
import { toErrorText } from '@/platform/error-text'

export interface WebhookOptions {
  db: Database
  site: string
  url: string
  secret: string
  now: () => number
}

export type Delivery = typeof deliveries.$inferSelect

const MAX_CHANGES = 500
const ATTEMPT_DEADLINE = 10_000

/** Puts what is pending into one message. */
export async function gather({ db, site, now }: WebhookOptions): Promise<void> {
  await db.transaction(async (tx) => {
    const pending = await tx
      .select()
      .from(outbox)
      .where(eq(outbox.site, site))
      .orderBy(asc(outbox.seq))
      .limit(MAX_CHANGES)
    if (pending.length === 0) return
    const body = JSON.stringify({ siteId: site, changes: pending.map(({ change }) => change) })
    await tx.insert(deliveries).values({ id: `msg_${randomUUID()}`, site, body, createdAt: now() })
    const seqs = pending.map(({ seq }) => seq)
    await tx.delete(outbox).where(and(eq(outbox.site, site), inArray(outbox.seq, seqs)))
  })
}

export interface Failure {
  reason: string
  /** True where the site is down or overloaded; false where it refuses this message. */
  isDown: boolean
}

/** One attempt, signed anew with the same id. @returns undefined where the site accepted it */
export async function attempt(
  options: WebhookOptions,
  delivery: Delivery,
  closing: AbortSignal,
): Promise<Failure | undefined> {
  const at = new Date(options.now())
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(options.secret).sign(delivery.id, at, delivery.body),
  }
  const signal = AbortSignal.any([closing, AbortSignal.timeout(ATTEMPT_DEADLINE)])
  try {
    const request = { method: 'POST', headers, body: delivery.body, redirect: 'manual' as const, signal }
    const { ok, status, body } = await fetch(options.url, request)
    await body?.cancel()
    return ok ? undefined : { reason: `answers ${status}`, isDown: status >= 500 || status === 429 }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { reason: `gives no answer: ${toErrorText(cause)}`, isDown: true }
  }
}
