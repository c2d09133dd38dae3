/** A date as a tile from a calendar: day, number, month. Read out as one date. */
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { formatDate, formatDayOfMonth, formatShortMonth, formatWeekday } from '@/lib/format'
import styles from './date-tile.module.css'

interface DateTileProps {
  /** Epoch milliseconds. */
  at: number
  locale: string
}

export function DateTile({ at, locale }: DateTileProps) {
  return (
    <p className={styles.tile}>
      <VisuallyHidden>{formatDate(at, locale)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.weekday}>
        {formatWeekday(at, locale).slice(0, 3)}
      </span>
      <span aria-hidden="true" className={styles.number}>
        {formatDayOfMonth(at)}
      </span>
      <span aria-hidden="true" className={styles.month}>
        {formatShortMonth(at, locale).replace('.', '')}
      </span>
    </p>
  )
}
