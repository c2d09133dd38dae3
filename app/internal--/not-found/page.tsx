/** The registry's page for all that does not exist; the door shows it with status 404 at every such path. */
import type { Metadata } from 'next'
import { ShowPage, toPageMetadata } from '@/app/show-page'
import { UNKNOWN_PATH } from '@/lib/offline'
import { NOT_FOUND_PATH } from '@/lib/pages/path'

export const revalidate = 300

/** It stands at no address of its own. */
export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await toPageMetadata(NOT_FOUND_PATH)),
  alternates: {},
  robots: { index: false },
  other: { [UNKNOWN_PATH]: 'true' },
})

export default function NotFoundPage() {
  return <ShowPage pathname={NOT_FOUND_PATH} />
}
