/**
 * A platform as a process of its own, without the house's content, with the sample reviews of TEST_REVIEWS and the one
 * item of TEST_ITEM, written anew at each start; a message `{ now }` moves its frozen clock.
 */
import { runPlatform } from '@/platform/run-platform'
import { put } from './client'

process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'now' in message) {
    process.env.FROZEN_NOW = String(message.now)
    process.send?.({ moved: true })
  }
})

const samples = JSON.parse(process.env.TEST_REVIEWS ?? '[]')

const { TEST_ITEM, TEST_FEED_LENGTH = 10_000 } = process.env

await runPlatform(async ({ url, addReviews }) => {
  await addReviews(samples)
  if (TEST_ITEM) await put(url, 'block-data', { ...JSON.parse(TEST_ITEM), title: `${process.pid}` })
}, Number(TEST_FEED_LENGTH))
