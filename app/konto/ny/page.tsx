import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'

export const revalidate = 300

const TITLE = 'Opprett konto'

export const metadata = toAccountMetadata(TITLE)

export default function CreatePage() {
  return (
    <ShowAccount view="create" title={TITLE} lead="Billettene og se-lista følger deg fra telefon til datamaskin." />
  )
}
