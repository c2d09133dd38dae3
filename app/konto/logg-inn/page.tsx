import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'
import { LOGIN } from '@/components/account/paths'

export const revalidate = 300

const TITLE = 'Logg inn'

export const metadata = toAccountMetadata(TITLE)

export default function LoginPage() {
  return <ShowAccount path={LOGIN} view="login" title={TITLE} />
}
