/** A production's showings by day, each with its button; a day leaves when its last showing has begun. */

import { Disclosure } from '@/components/editorial/disclosure'
import { Heading } from '@/components/editorial/heading'
import { DayWords, During } from '@/components/programme/ageing.client'
import { formatCount } from '@/lib/amounts'
import type { PageContext } from '@/lib/pages/page-data'
import { toDaySpan } from '@/lib/programme/day-span'
import { type DayOfShowings, toDateWords, toDay, toDays } from '@/lib/programme/days'
import { toPlaces } from '@/lib/programme/places'
import type { Showing } from '@/lib/programme/showing'
import { splitAccess, toVersionName } from '@/lib/programme/versions'
import styles from './ticket-days.module.css'
import { TimesOfDay } from './times-of-day'

interface TicketDaysProps {
  /** Those to come. */
  showings: readonly Showing[]
  level: 2 | 3
  context: PageContext
}

/** So many days are seen; the others are one press away. One alone is not worth the press. */
const SEEN = 5

interface DaysProps extends TicketDaysProps {
  days: readonly DayOfShowings<Showing>[]
}

function Days({ days, showings, level, context }: DaysProps) {
  const { generatedAt, locale } = context
  const today = toDay(generatedAt)
  const hasVersions = new Set(showings.map(toVersionName)).size > 1
  const isPlaceKnown = toPlaces(showings).length === 1
  const special = splitAccess(showings).sometimes
  return (
    <ol className={styles.days}>
      {days.map(({ day, showings: own }) => (
        <During key={day} as="li" until={own.at(-1)?.start} renderedAt={generatedAt} className={styles.day}>
          <Heading level={level}>
            <DayWords span={toDaySpan(day)} date={toDateWords(day, today, locale)} renderedAt={generatedAt} />
          </Heading>
          <TimesOfDay
            showings={own}
            context={context}
            isPlaceKnown={isPlaceKnown}
            hasVersions={hasVersions}
            special={special}
          />
        </During>
      ))}
    </ol>
  )
}

export function TicketDays(props: TicketDaysProps) {
  const days = toDays(props.showings)
  const seen = days.length > SEEN + 1 ? SEEN : days.length
  const later = days.slice(seen)
  return (
    <div className={styles.frame}>
      <Days {...props} days={days.slice(0, seen)} />
      {later.length > 0 && (
        <Disclosure summary={`Vis ${formatCount(later.length, 'dag til', 'dager til')}`}>
          <Days {...props} days={later} />
        </Disclosure>
      )}
    </div>
  )
}
