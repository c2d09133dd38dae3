import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'
import { FORGOT } from '@/components/account/paths'

export const revalidate = 300

const TITLE = 'Glemt passordet?'

export const metadata = toAccountMetadata(TITLE)

export default function ForgotPage() {
  return <ShowAccount path={FORGOT} view="forgot" title={TITLE} lead="Skriv e-posten din, så sender vi en lenke." />
}
