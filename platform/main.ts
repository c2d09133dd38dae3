/** `node --import tsx platform/main.ts`: the embedded platform with the house's content; with --dev, all of it at any start. */
import { join } from 'node:path'
import { keepContent, loadContent } from '@/platform/content/load-content'
import { makeReviews } from '@/platform/content/reviews'
import { now } from './clock'
import { runPlatform } from './run-platform'

const directory = join(process.cwd(), 'content')
const load = process.argv.includes('--dev') ? loadContent : keepContent

await runPlatform(async ({ url, addReviews }, settings) => {
  const { siteId, clientId, clientSecret, user, password, publicUrl } = settings
  const baseUrl = publicUrl ?? url
  const log = (line: string) => void process.stdout.write(`${line}\n`)
  await load({ baseUrl, siteId, clientId, clientSecret, user, password, now, log, directory })
  await addReviews(await makeReviews({ directory, baseUrl, now: now() }))
})
