import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'

export const revalidate = 300

const TITLE = 'Billetter'

export const metadata = toAccountMetadata(TITLE)

export default function TicketsPage() {
  return <ShowAccount view="tickets" title={TITLE} />
}
