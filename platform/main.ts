/** `node --import tsx platform/main.ts`: the embedded platform with the house's content. */
import { join } from 'node:path'
import { keepContent } from '@/platform/content/load-content'
import { makeReviews } from '@/platform/content/reviews'
import { now } from './clock'
import { runPlatform } from './run-platform'

const directory = join(process.cwd(), 'content')

await runPlatform(async ({ url, addReviews }, settings) => {
  const { siteId, clientId, clientSecret, user, password, publicUrl } = settings
  const log = (line: string) => void process.stdout.write(`${line}\n`)
  await keepContent({ baseUrl: publicUrl ?? url, siteId, clientId, clientSecret, user, password, now, log, directory })
  await addReviews(await makeReviews(directory, now()))
})
