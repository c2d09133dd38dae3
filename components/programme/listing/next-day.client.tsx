'use client'
/** Tonight first: of the days that travelled with the page, the next one that has a film still to begin. */
import { Heading, levelBelow } from '@/components/editorial/heading'
import { EmptyState } from '@/components/ui/empty-state'
import { useClock } from '@/components/ui/use-clock'
import { toDayTitle } from '@/lib/programme/day-title'
import { type Day, toDay } from '@/lib/programme/days'
import { ListedDay } from './listed-day'
import type { Listing, ListingContext } from './listing'
import styles from './next-day.module.css'

interface NextDayProps {
  listing: Listing
  /** Of the last showing that had begun when the page was made. */
  lastDay: Day | undefined
  level: 2 | 3
  context: ListingContext
  nothing: string
}

export function NextDay({ listing: { films, days }, lastDay, level, context, nothing }: NextDayProps) {
  const isToCome = (now: number) => days.findIndex(({ showings }) => (showings.at(-1)?.start ?? 0) > now)
  const day = days[useClock(isToCome, context.generatedAt)]
  const today = useClock(toDay, context.generatedAt)
  const hadToday = lastDay === today || days.some((one) => one.day === today)
  if (!day) return <EmptyState>{nothing}</EmptyState>
  return (
    <div className={styles.panel} data-item-category="movie">
      {day.day > today && (
        <p className={styles.note}>{hadToday ? 'Ingen flere' : 'Ingen'} forestillinger i dag. Neste:</p>
      )}
      <Heading level={level}>{toDayTitle(day, today)}</Heading>
      <ListedDay
        films={films}
        showings={day.showings}
        chosen={[]}
        layout="film"
        level={level === 2 ? levelBelow(2) : 4}
        context={context}
        isFirst
      />
    </div>
  )
}
