/** One showing of a day, where the day goes by time: its button, then which film it is. */
import { memo } from 'react'
import { AgeBadge } from '@/components/programme/age/age-badge'
import { SafeLink } from '@/components/ui/safe-link'
import { ListedTicketButton } from './listed-ticket-button'
import type { ListedFilm, ListedShowing, ListingContext } from './listing'
import styles from './time-row.module.css'

interface TimeRowProps {
  film: ListedFilm
  showing: ListedShowing
  isShown: boolean
  context: ListingContext
}

function TimeRowView({ film, showing, isShown, context }: TimeRowProps) {
  return (
    <li className={styles.row} hidden={!isShown}>
      <ListedTicketButton film={film} showing={showing} context={context} />
      <p className={styles.words}>
        <SafeLink href={film.path} className={styles.title}>
          {film.title}
        </SafeLink>
        <span className={styles.facts}>
          <AgeBadge limit={film.age} />
          {film.words && <span>{film.words}</span>}
        </span>
      </p>
    </li>
  )
}

export const TimeRow = memo(TimeRowView)
