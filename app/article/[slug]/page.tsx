import type { Metadata } from 'next'
import { ofDecoded, ofEncoded } from '@/app/pathname'
import { ShowPage, toPageMetadata } from '@/app/show-page'
import { listStaticPaths } from '@/lib/pages/static-params'

export const revalidate = 300

const FOLDER = 'article'

interface Props {
  params: Promise<{ slug: string }>
}

export async function generateStaticParams() {
  const paths = await listStaticPaths((segments) => segments.length === 2 && segments[0] === FOLDER)
  return paths.map(([, slug]) => ({ slug }))
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  toPageMetadata(ofDecoded(FOLDER, (await params).slug))

export default async function ArticlePage({ params }: Props) {
  return <ShowPage pathname={ofEncoded(FOLDER, (await params).slug)} />
}
