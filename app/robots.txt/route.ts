/** What robots may read: everything but searches, which have no end. */
import { env } from '@/lib/env'

export const dynamic = 'force-static'

export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /search?',
    'Disallow: /api/search',
    '',
    `Sitemap: ${env().siteUrl}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
