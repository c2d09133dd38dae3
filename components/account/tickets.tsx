/** The visitor's tickets: those to come, then those that are past. */
import { useEffect, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { useClock } from '@/components/ui/use-clock'
import { now } from '@/lib/clock'
import { useAccountDispatch, useAccountSaga, useAccountSelector } from '@/store/account-hooks'
import type { Ticket } from '@/store/loyalty/answers'
import { selectPagination } from '@/store/pagination/slice'
import { ticketsSaga } from '@/store/tickets/saga'
import { moreTicketsRequested, selectTickets, ticketsLeft, ticketsRequested } from '@/store/tickets/slice'
import { sortTickets } from '@/store/tickets/sort-tickets'
import { PaginatedList } from './paginated-list'
import { TICKETS } from './paths'
import { PrivatePart } from './private-part'
import { TicketCard } from './ticket-card'
import { TicketDialog } from './ticket-dialog'
import styles from './tickets.module.css'

/** Milliseconds: a ticket is past within a minute of its end. */
const MINUTE = 60_000
const toMinute = (at: number) => Math.floor(at / MINUTE) * MINUTE

interface PartProps {
  heading: string
  tickets: readonly Ticket[]
  isPast: boolean
  imagesUrl: string
  onOpen: (ticket: Ticket) => void
}

function Part({ heading, tickets, ...props }: PartProps) {
  if (tickets.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {tickets.map((ticket, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tickets have no ids; two may be alike but for their place
        <TicketCard key={`${ticket.qrCode} ${place}`} ticket={ticket} {...props} />
      ))}
    </section>
  )
}

const EMPTY = (
  <EmptyState>
    Du har ingen billetter ennå. Se hva som går i <a href="/program">programmet</a>.
  </EmptyState>
)

function TicketList({ imagesUrl }: { imagesUrl: string }) {
  const dispatch = useAccountDispatch()
  const list = useAccountSelector(selectTickets)
  const pagination = useAccountSelector((state) => selectPagination(state, 'tickets'))
  const [openedAt] = useState(now)
  const at = useClock(toMinute, openedAt)
  const { valid, past } = sortTickets(list.items, at)
  // It stays open while its ticket becomes a past one, and while the list is read anew.
  const [open, setOpen] = useState<Ticket>()
  useAccountSaga(ticketsSaga)

  useEffect(() => {
    dispatch(ticketsRequested())
    return () => {
      dispatch(ticketsLeft())
    }
  }, [dispatch])

  return (
    <PaginatedList
      what="billettene"
      shape="rows"
      list={list}
      pagination={pagination}
      onFirst={() => dispatch(ticketsRequested())}
      onNext={() => dispatch(moreTicketsRequested())}
      empty={EMPTY}
    >
      <Part heading="Kommende" tickets={valid} isPast={false} imagesUrl={imagesUrl} onOpen={setOpen} />
      <Part heading="Tidligere" tickets={past} isPast imagesUrl={imagesUrl} onOpen={setOpen} />
      {open && <TicketDialog ticket={open} onClose={() => setOpen(undefined)} />}
    </PaginatedList>
  )
}

export function Tickets({ imagesUrl }: { imagesUrl: string }) {
  return (
    <PrivatePart path={TICKETS}>
      <TicketList imagesUrl={imagesUrl} />
    </PrivatePart>
  )
}
