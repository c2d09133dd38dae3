/** The times of one day and production as buttons, below the version and the place that tell them apart. */
import { useId } from 'react'
import type { Access } from '@/contract/event'
import type { PageContext } from '@/lib/pages/page-data'
import { toPlace } from '@/lib/programme/places'
import type { Showing } from '@/lib/programme/showing'
import { toNamed, toVersionName } from '@/lib/programme/versions'
import { toAccessWords } from '@/lib/programme/words'
import { CalendarLink } from './calendar-link'
import { EndNote } from './end-note.client'
import { TicketButton } from './ticket-button'
import styles from './times-of-day.module.css'

interface TimesOfDayProps {
  showings: readonly Showing[]
  context: PageContext
  /** Where the place is said once for all days. */
  isPlaceKnown?: boolean
  /** Where the production is shown in several versions. */
  hasVersions?: boolean
  /** What only some of the production's showings offer. */
  special?: readonly Access[]
}

interface TimesProps extends Pick<TimesOfDayProps, 'showings' | 'context' | 'special'> {
  labelledBy?: string | undefined
}

function Times({ showings, context, special = [], labelledBy }: TimesProps) {
  const { generatedAt, runtime } = context
  return (
    <ul className={styles.times} aria-labelledby={labelledBy}>
      {showings.map((showing) => {
        const { id, start, end, status, isStatusFixed, access } = showing
        return (
          <li key={id}>
            <TicketButton showing={showing} context={context} />
            <EndNote
              showing={{ id, start, end, status, ...(isStatusFixed && { isStatusFixed }) }}
              access={toAccessWords(special.filter((kind) => access.includes(kind)))}
              renderedAt={generatedAt}
              runtime={runtime}
            />
            <CalendarLink showing={showing} />
          </li>
        )
      })}
    </ul>
  )
}

export function TimesOfDay({ showings, context, isPlaceKnown, hasVersions, special }: TimesOfDayProps) {
  const id = useId()
  const nameOf = (showing: Showing) =>
    [!isPlaceKnown && toPlace(showing.location), hasVersions && toVersionName(showing)].filter(Boolean).join(' · ')
  return (
    <div className={styles.day}>
      {toNamed(showings, nameOf).map(({ name, showings: own }, index) => (
        <div key={name} className={styles.group}>
          {name && (
            <p id={`${id}${index}`} className={styles.name}>
              {name}
            </p>
          )}
          <Times showings={own} context={context} special={special} labelledBy={name ? `${id}${index}` : undefined} />
        </div>
      ))}
    </div>
  )
}
