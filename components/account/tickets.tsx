/** The visitor's tickets: those to come, then those that are past. */
import { useEffect, useState } from 'react'
import { EmptyWords } from '@/components/ui/empty-words'
import { useClock } from '@/components/ui/use-clock'
import { now } from '@/lib/clock'
import { useAccountDispatch, useAccountPart, useAccountSelector } from '@/store/account-hooks'
import type { Ticket } from '@/store/loyalty/answers'
import { selectHasMore } from '@/store/progress/selectors'
import { addTickets } from '@/store/tickets/add-tickets'
import { selectTickets, sortTickets } from '@/store/tickets/selectors'
import { moreTicketsWanted, ticketsLeft, ticketsWanted } from '@/store/tickets/slice'
import { toListWords } from './error-words'
import { ListEnd } from './list-end'
import { Notice } from './notice'
import { TICKETS } from './paths'
import { PrivatePart } from './private-part'
import { Skeleton } from './skeleton'
import { TicketCard } from './ticket-card'
import styles from './tickets.module.css'

const WHAT = 'billettene'
/** Milliseconds: a ticket is past within a minute of its end. */
const MINUTE = 60_000
const toMinute = (at: number) => Math.floor(at / MINUTE) * MINUTE
const hasMoreTickets = selectHasMore('tickets')

interface PartProps {
  heading: string
  tickets: readonly Ticket[]
  isPast: boolean
  imagesUrl: string
}

function Part({ heading, tickets, isPast, imagesUrl }: PartProps) {
  if (tickets.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {tickets.map((ticket, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tickets have no ids; two may be alike but for their place
        <TicketCard key={`${ticket.qrCode} ${place}`} ticket={ticket} isPast={isPast} imagesUrl={imagesUrl} />
      ))}
    </section>
  )
}

function TicketList({ imagesUrl }: { imagesUrl: string }) {
  const dispatch = useAccountDispatch()
  const { items, loading, error } = useAccountSelector(selectTickets)
  const hasMore = useAccountSelector(hasMoreTickets)
  const [openedAt] = useState(now)
  const at = useClock(toMinute, openedAt)
  const { valid, past } = sortTickets(items, at)
  const load = () => dispatch(ticketsWanted())
  useAccountPart(addTickets)

  useEffect(() => {
    dispatch(ticketsWanted())
    return () => {
      dispatch(ticketsLeft())
    }
  }, [dispatch])

  if (items.length === 0) {
    if (loading) return <Skeleton what={WHAT} shape="rows" />
    if (error) return <Notice onRetry={load}>{toListWords(WHAT, error)}</Notice>
    return (
      <EmptyWords>
        Du har ingen billetter ennå. Se hva som går i <a href="/program">programmet</a>.
      </EmptyWords>
    )
  }
  return (
    <div className={styles.tickets}>
      {error && <Notice onRetry={load}>{toListWords('nye billetter', error)} Her er de du hadde sist.</Notice>}
      <Part heading="Kommende" tickets={valid} isPast={false} imagesUrl={imagesUrl} />
      <Part heading="Tidligere" tickets={past} isPast imagesUrl={imagesUrl} />
      <ListEnd
        what={WHAT}
        hasMore={hasMore}
        loading={loading}
        error={undefined}
        onMore={() => dispatch(moreTicketsWanted())}
      />
    </div>
  )
}

export function Tickets({ imagesUrl }: { imagesUrl: string }) {
  return (
    <PrivatePart path={TICKETS}>
      <TicketList imagesUrl={imagesUrl} />
    </PrivatePart>
  )
}
