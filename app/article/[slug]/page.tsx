import type { Metadata } from 'next'
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

const toPathname = async ({ params }: Props) => `/${FOLDER}/${(await params).slug}`

export const generateMetadata = async (props: Props): Promise<Metadata> => toPageMetadata(await toPathname(props))

export default async function ArticlePage(props: Props) {
  return <ShowPage pathname={await toPathname(props)} />
}
