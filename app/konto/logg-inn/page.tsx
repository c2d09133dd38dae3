import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'

export const revalidate = 300

const TITLE = 'Logg inn'

export const metadata = toAccountMetadata(TITLE)

export default function LoginPage() {
  return <ShowAccount view="login" title={TITLE} />
}
