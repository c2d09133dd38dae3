/** A ticket in the list: what, when, where, and its code one press away. */
import { ClockWords } from '@/components/ui/clock-words'
import { Time } from '@/components/ui/time'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { formatLongDateTime } from '@/lib/format'
import type { Ticket } from '@/store/loyalty/answers'
import { Poster } from './poster'
import { Seats } from './seats'
import styles from './ticket-card.module.css'

interface TicketCardProps {
  ticket: Ticket
  isPast: boolean
  imagesUrl: string
  onOpen: (ticket: Ticket) => void
}

export function TicketCard({ ticket, isPast, imagesUrl, onOpen }: TicketCardProps) {
  const { movieTitle, startTime, sal, notes, image, seatsInfo } = ticket
  return (
    <article className={styles.card} data-past={isPast || undefined}>
      <div className={styles.poster}>
        <Poster url={image} title={movieTitle} imagesUrl={imagesUrl} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{movieTitle}</h3>
        <p>
          <Time at={startTime}>
            <ClockWords words={formatLongDateTime(startTime)} />
          </Time>
        </p>
        {sal && <p>{sal}</p>}
        <Seats info={seatsInfo} />
        {notes && <p className={styles.notes}>{notes}</p>}
      </div>
      <button
        type="button"
        className={`ds-button ${styles.open}`}
        data-variant={isPast ? 'secondary' : undefined}
        onClick={() => onOpen(ticket)}
      >
        Vis billett <VisuallyHidden>til {movieTitle}</VisuallyHidden>
      </button>
    </article>
  )
}
