/** The site's map of pages (rule 30), stored and refreshed as the pages are. */
import { env } from '@/lib/env'
import { loadStored } from '@/lib/pages/record-load'
import { readSitemap, toSitemapXml } from '@/lib/pages/sitemap'

export const dynamic = 'force-static'
export const revalidate = 300

const ADDRESS = '/sitemap.xml'

export async function GET(): Promise<Response> {
  const { entries } = await loadStored(ADDRESS, () => readSitemap(ADDRESS))
  return new Response(toSitemapXml(entries, env().siteUrl), { headers: { 'content-type': 'application/xml' } })
}
