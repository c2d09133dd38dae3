import { ShowAccount, toAccountMetadata } from '@/app/konto/show-account'
import { TICKETS } from '@/components/account/paths'

export const revalidate = 300

const TITLE = 'Billetter'

export const metadata = toAccountMetadata(TITLE)

export default function TicketsPage() {
  return <ShowAccount path={TICKETS} view="tickets" title={TITLE} />
}
