/** A showing's time as the button that buys. */
import type { PageContext } from '@/lib/pages/page-data'
import { toTicket } from '@/lib/programme/sale'
import type { Showing } from '@/lib/programme/showing'
import { LiveTicketButton } from './ticket-button.client'

interface TicketButtonProps {
  showing: Showing
  context: PageContext
}

export function TicketButton({ showing, context }: TicketButtonProps) {
  const { generatedAt, runtime } = context
  return <LiveTicketButton ticket={toTicket(showing, generatedAt)} renderedAt={generatedAt} runtime={runtime} />
}
