/** The drawn picture of a page (the door lets only those of pages through), stored and refreshed as pages are. */
import { ofDecoded } from '@/app/pathname'
import { drawCard } from '@/lib/cards/draw-card'
import { toPageTitle } from '@/lib/pages/metadata'
import { decodePath } from '@/lib/pages/path'
import { readPageHead } from '@/lib/pages/read-page'
import { stampPage } from '@/lib/pages/stamp'

export const dynamic = 'force-static'
export const revalidate = 86_400

export const generateStaticParams = () => []

const nothing = () => new Response(null, { status: 404 })

export async function GET(_: Request, { params }: { params: Promise<{ path?: string[] }> }): Promise<Response> {
  const segments = decodePath(ofDecoded(...((await params).path ?? [])))
  if (typeof segments === 'string') return nothing()
  const { data, tags } = await readPageHead(segments)
  await stampPage(tags)
  if (!data) return nothing()
  const picture = await drawCard(toPageTitle(data), data.site.title)
  return new Response(Uint8Array.from(picture), { headers: { 'content-type': 'image/png' } })
}
