import type { Metadata } from 'next'
import { ShowPage, toPageMetadata } from './show-page'

export const revalidate = 300

const PATHNAME = '/'

export const generateMetadata = (): Promise<Metadata> => toPageMetadata(PATHNAME)

export default function FrontPage() {
  return <ShowPage pathname={PATHNAME} />
}
