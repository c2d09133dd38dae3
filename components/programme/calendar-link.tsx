/** The way to put one showing into one's own calendar. */
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { toCalendarPath } from '@/lib/calendar/calendar-path'
import { formatLongDateTime } from '@/lib/format'
import type { Showing } from '@/lib/programme/showing'
import styles from './calendar-link.module.css'

/** Who has a showing that is off in the calendar already gets it told there. */
const isOff = ({ status }: Showing) => status === 'cancelled' || status === 'postponed'

/** Nothing where there can be no calendar file. */
export function CalendarLink({ showing }: { showing: Showing }) {
  const path = toCalendarPath(showing)
  if (path === undefined) return null
  return (
    <a href={path} type="text/calendar" rel="nofollow" className={styles.link}>
      {isOff(showing) ? 'Oppdater kalenderen' : 'Legg i kalender'}
      <VisuallyHidden>{` ${showing.title}, ${formatLongDateTime(showing.start)}`}</VisuallyHidden>
    </a>
  )
}
