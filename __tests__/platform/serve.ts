/**
 * A platform as a process of its own, without the house's content, with the sample reviews of TEST_REVIEWS; a message
 * `{ now }` moves its frozen clock.
 */
import { runPlatform } from '@/platform/run-platform'

process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'now' in message) {
    process.env.FROZEN_NOW = String(message.now)
    process.send?.({ moved: true })
  }
})

const samples = JSON.parse(process.env.TEST_REVIEWS ?? '[]')

await runPlatform(({ addReviews }) => addReviews(samples), Number(process.env.TEST_FEED_LENGTH ?? 10_000))
