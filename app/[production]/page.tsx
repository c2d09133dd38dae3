/** Every path of one segment: pages of the registry, films and culture productions. */
import type { Metadata } from 'next'
import { ofDecoded, ofEncoded } from '@/app/pathname'
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

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  toPageMetadata(ofDecoded((await params).production))

export default async function ProductionPage({ params }: Props) {
  return <ShowPage pathname={ofEncoded((await params).production)} />
}
