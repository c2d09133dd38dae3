/** The way to put one showing into one's own calendar. */
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { toCalendarPath } from '@/lib/calendar/calendar-path'
import { formatLongDateTime } from '@/lib/format'
import { isOff, type Showing } from '@/lib/programme/showing'
import styles from './calendar-link.module.css'

/** Nothing where there can be no calendar file. */
export function CalendarLink({ showing }: { showing: Showing }) {
  const path = toCalendarPath(showing)
  if (path === undefined) return null
  return (
    <a href={path} type="text/calendar" rel="nofollow" className={styles.link}>
      {/* Who has it in the calendar already gets told there. */}
      {isOff(showing) ? 'Oppdater kalenderen' : 'Legg i kalender'}
      <VisuallyHidden>{` ${showing.title}, ${formatLongDateTime(showing.start)}`}</VisuallyHidden>
    </a>
  )
}
