import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'

export const revalidate = 300

const TITLE = 'Glemt passordet?'

export const metadata = toAccountMetadata(TITLE)

export default function ForgotPage() {
  return <ShowAccount view="forgot" title={TITLE} lead="Skriv e-posten din, så sender vi en lenke." />
}
