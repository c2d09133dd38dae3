import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'
import { WATCH_LIST } from '@/components/account/paths'

export const revalidate = 300

const TITLE = 'Se-liste'

export const metadata = toAccountMetadata(TITLE)

export default function WatchListPage() {
  return <ShowAccount path={WATCH_LIST} view="watchList" title={TITLE} />
}
