/** Every path of one segment: pages of the registry, films and culture productions. */
import type { Metadata } from 'next'
import { ShowPage, toPageMetadata } from '@/app/show-page'
import { listStaticPaths } from '@/lib/pages/static-params'

export const revalidate = 300

interface Props {
  params: Promise<{ production: string }>
}

export async function generateStaticParams() {
  const paths = await listStaticPaths((segments) => segments.length === 1)
  return paths.map(([production]) => ({ production }))
}

const toPathname = async ({ params }: Props) => `/${(await params).production}`

export const generateMetadata = async (props: Props): Promise<Metadata> => toPageMetadata(await toPathname(props))

export default async function ProductionPage(props: Props) {
  return <ShowPage pathname={await toPathname(props)} />
}
