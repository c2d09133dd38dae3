/** `npm run content`: brings a running platform in line with the content folder. Knows settings, and no document. */

import { now } from '@/platform/clock'
import { toErrorText } from '@/platform/error-text'
import { loadContent } from './load-content'

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`The setting ${name} is missing.`)
  return value
}

try {
  const baseUrl = process.env.PLATFORM_URL || `http://127.0.0.1:${process.env.PLATFORM_PORT || '4000'}`
  const { written, deleted } = await loadContent({
    baseUrl,
    siteId: setting('SITE_ID'),
    clientId: setting('MANAGEMENT_CLIENT_ID'),
    clientSecret: setting('MANAGEMENT_CLIENT_SECRET'),
    user: setting('PLATFORM_USER'),
    password: setting('PLATFORM_PASSWORD'),
    now,
    log: (line) => console.log(line),
  })
  console.log(`content: ${written} written and ${deleted} deleted at ${baseUrl}`)
} catch (error) {
  console.error(toErrorText(error))
  process.exitCode = 1
}
