/** The news for feed readers, stored and refreshed as the pages are. */
import { env } from '@/lib/env'
import { readNews, toRss } from '@/lib/pages/news-feed'
import { stampPage } from '@/lib/pages/stamp'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  const news = await readNews()
  await stampPage(news.tags)
  return new Response(toRss(news, env().siteUrl), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
