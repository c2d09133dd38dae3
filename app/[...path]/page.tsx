/** Deeper paths of the registry. */
import type { Metadata } from 'next'
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

const toPathname = async ({ params }: Props) => `/${(await params).path.join('/')}`

export const generateMetadata = async (props: Props): Promise<Metadata> => toPageMetadata(await toPathname(props))

export default async function DeeperPage(props: Props) {
  return <ShowPage pathname={await toPathname(props)} />
}
