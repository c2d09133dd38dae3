/**
 * A platform as a process of its own, without the house's content, with the sample reviews of TEST_REVIEWS and the one
 * item of TEST_ITEM, written anew at each start; a message `{ now }` moves its frozen clock, and `{ holds }` says whether
 * passwords wait before they are compared. TEST_LIMITS holds what of the limits of connections is another than in earnest.
 */
import { Worker } from 'node:worker_threads'
import { CONNECTION_LIMITS } from '@/platform/http/connections'
import { runPlatform } from '@/platform/run-platform'
import { put } from './client'

let isHolding = false
const held: (() => void)[] = []
const postMessage = Worker.prototype.postMessage
/** A job with a hash compares; one without makes a hash, and goes on. */
Worker.prototype.postMessage = function (job, ...rest) {
  if (!isHolding || job.hash === undefined) return postMessage.call(this, job, ...rest)
  held.push(() => postMessage.call(this, job, ...rest))
  process.send?.({ held: true })
}

process.on('message', (message) => {
  const { now, holds } = message as { now?: number; holds?: boolean }
  if (now !== undefined) process.env.FROZEN_NOW = String(now)
  if (holds !== undefined) isHolding = holds
  if (!isHolding) for (const goOn of held.splice(0)) goOn()
  process.send?.({ heard: true })
})

const samples = JSON.parse(process.env.TEST_REVIEWS ?? '[]')

const { TEST_ITEM, TEST_FEED_LENGTH = 10_000, TEST_LIMITS = '{}' } = process.env
const options = {
  feedLength: Number(TEST_FEED_LENGTH),
  connectionLimits: { ...CONNECTION_LIMITS, ...JSON.parse(TEST_LIMITS) },
}

await runPlatform(async ({ url, addReviews }) => {
  await addReviews(samples)
  if (TEST_ITEM) await put(url, 'block-data', { ...JSON.parse(TEST_ITEM), title: `${process.pid}` })
}, options)
