import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'

export const revalidate = 300

const TITLE = 'Se-liste'

export const metadata = toAccountMetadata(TITLE)

export default function WatchListPage() {
  return <ShowAccount view="watchList" title={TITLE} />
}
