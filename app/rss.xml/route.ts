/** The news for feed readers, stored and refreshed as the pages are. */
import { env } from '@/lib/env'
import { NEWS_ADDRESS, readNews, toRss } from '@/lib/pages/news-feed'
import { loadStored } from '@/lib/pages/record-load'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  const news = await loadStored(NEWS_ADDRESS, readNews)
  return new Response(toRss(news, env().siteUrl), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
