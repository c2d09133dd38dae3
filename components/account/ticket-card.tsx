/** A ticket in the list: what, when, where, and its code one press away. */
import { useState } from 'react'
import { Moment } from '@/components/ui/moment'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { formatClock, formatDate } from '@/lib/format'
import type { Ticket } from '@/store/loyalty/answers'
import { Poster } from './poster'
import { Seats } from './seats'
import styles from './ticket-card.module.css'
import { TicketDialog } from './ticket-dialog'

interface TicketCardProps {
  ticket: Ticket
  isPast: boolean
  imagesUrl: string
}

export function TicketCard({ ticket, isPast, imagesUrl }: TicketCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { movieTitle, startTime, sal, notes, image, seatsInfo } = ticket
  return (
    <article className={styles.card} data-past={isPast || undefined}>
      <div className={styles.poster}>
        <Poster url={image} title={movieTitle} imagesUrl={imagesUrl} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{movieTitle}</h3>
        <p>
          <Moment at={startTime}>
            {formatDate(startTime)} <span className={styles.clock}>{formatClock(startTime)}</span>
          </Moment>
        </p>
        {sal && <p>{sal}</p>}
        <Seats info={seatsInfo} />
        {notes && <p className={styles.notes}>{notes}</p>}
      </div>
      {!isPast && (
        <button type="button" className={`ds-button ${styles.open}`} onClick={() => setOpen(true)}>
          Vis billett <VisuallyHidden>til {movieTitle}</VisuallyHidden>
        </button>
      )}
      {isOpen && <TicketDialog ticket={ticket} onClose={() => setOpen(false)} />}
    </article>
  )
}
