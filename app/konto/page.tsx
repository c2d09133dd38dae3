import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'
import { ACCOUNT } from '@/components/account/paths'

export const revalidate = 300

const TITLE = 'Min side'

export const metadata = toAccountMetadata(TITLE)

export default function AccountPage() {
  return <ShowAccount path={ACCOUNT} view="overview" title={TITLE} />
}
