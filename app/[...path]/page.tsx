/** Deeper paths of the registry. */
import type { Metadata } from 'next'
import { ofDecoded, ofEncoded } from '@/app/pathname'
import { ShowPage, toPageMetadata } from '@/app/show-page'
import { listStaticPaths } from '@/lib/pages/static-params'

export const revalidate = 300

const ARTICLES = 'article'

interface Props {
  params: Promise<{ path: string[] }>
}

export async function generateStaticParams() {
  const paths = await listStaticPaths(
    (segments) => segments.length > 2 || (segments.length === 2 && segments[0] !== ARTICLES),
  )
  return paths.map((path) => ({ path: [...path] }))
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  toPageMetadata(ofDecoded(...(await params).path))

export default async function DeeperPage({ params }: Props) {
  return <ShowPage pathname={ofEncoded(...(await params).path)} />
}
