/** The site's map of pages (rule 30), stored and refreshed as the pages are. */
import { env } from '@/lib/env'
import { readSitemap, toSitemapXml } from '@/lib/pages/sitemap'
import { stampPage } from '@/lib/pages/stamp'

export const dynamic = 'force-static'
export const revalidate = 300

const ADDRESS = '/sitemap.xml'

export async function GET(): Promise<Response> {
  const { entries, tags } = await readSitemap(ADDRESS)
  await stampPage(tags)
  return new Response(toSitemapXml(entries, env().siteUrl), { headers: { 'content-type': 'application/xml' } })
}
