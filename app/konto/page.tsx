import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'

export const revalidate = 300

const TITLE = 'Min side'

export const metadata = toAccountMetadata(TITLE)

export default function AccountPage() {
  return <ShowAccount view="overview" title={TITLE} />
}
