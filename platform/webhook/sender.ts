/**
 * Tells the site of changes by webhook, redelivered until accepted or a day has passed (rule 17). What is pending
 * lives in the database, so a crash loses none; a slow or dead site holds up no write.
 */

import { asc, eq } from 'drizzle-orm'
import { deliveries } from '@/platform/database/schema'
import { toErrorText } from '@/platform/error-text'
import { makeAlarm } from './alarm'
import { attempt, type Failure, gather, type WebhookOptions } from './message'
import { makeOutage, type Outage } from './outage'
import { makeRetryTimes, type RetryTimes } from './retry-times'

const A_DAY = 24 * 60 * 60 * 1000
const PAUSE_AFTER_FAULT = 5000

/** About half a minute: a site that starts beside the platform needs no word about it. */
const FAILURES_WORTH_A_WORD = 5

interface Loop extends WebhookOptions {
  outage: Outage
  retries: RetryTimes
  closing: AbortSignal
  log: (line: string) => void
}

function noteFailure({ outage, retries, log }: Loop, id: string, { reason, isDown }: Failure): void {
  if (isDown) {
    if (outage.fail() === FAILURES_WORTH_A_WORD) log(`Webhook: the site ${reason}; it is told when it is back.`)
    return
  }
  outage.end()
  if (retries.fail(id) === 1) log(`Webhook: the site ${reason}; it is told again until it accepts.`)
}

async function deliver(loop: Loop, id: string): Promise<void> {
  const { db, log } = loop
  const [delivery] = await db.select().from(deliveries).where(eq(deliveries.id, id))
  if (!delivery) return
  const failure = await attempt(loop, delivery, loop.closing)
  if (loop.closing.aborted) return
  if (failure) noteFailure(loop, id, failure)
  else loop.outage.end()
  const isTooOld = loop.now() - delivery.createdAt > A_DAY
  if (failure && !isTooOld) return
  if (failure) log(`Webhook: given up after a day: the site ${failure.reason}.`)
  await db.delete(deliveries).where(eq(deliveries.id, id))
  loop.retries.forget(id)
}

async function loadWaiting({ db, site }: Loop): Promise<string[]> {
  const rows = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.site, site))
    .orderBy(asc(deliveries.position))
  return rows.map(({ id }) => id)
}

/**
 * One message at most. While the site is down what is new stays in the outbox, and goes out in few messages later.
 * @returns milliseconds until the next is due; undefined where none waits
 */
async function work(loop: Loop): Promise<number | undefined> {
  const { outage, retries } = loop
  if (outage.untilRetry() > 0) return outage.untilRetry()
  const isDue = (id: string) => retries.untilDue(id) <= 0
  if (!outage.isOn() || !(await loadWaiting(loop)).some(isDue)) await gather(loop)
  const waiting = await loadWaiting(loop)
  const due = waiting.find(isDue)
  if (due !== undefined) {
    await deliver(loop, due)
    return 0
  }
  return waiting.length === 0 ? undefined : Math.min(...waiting.map(retries.untilDue))
}

export interface WebhookSender {
  /** There is something new in the outbox. */
  nudge: () => void
  close: () => Promise<void>
}

export function startWebhookSender(options: WebhookOptions & Pick<Loop, 'log'>): WebhookSender {
  const controller = new AbortController()
  const alarm = makeAlarm()
  const loop = { ...options, outage: makeOutage(), retries: makeRetryTimes(), closing: controller.signal }

  async function run(): Promise<void> {
    while (!loop.closing.aborted) {
      const wait = await work(loop).catch((error: unknown) => {
        loop.log(`Webhook: ${toErrorText(error)}`)
        return PAUSE_AFTER_FAULT
      })
      if (wait !== 0) await alarm.sleep(wait)
    }
  }

  const running = run()
  return {
    nudge() {
      loop.outage.hurry()
      alarm.ring()
    },
    async close() {
      controller.abort()
      alarm.ring()
      await running
    },
  }
}
