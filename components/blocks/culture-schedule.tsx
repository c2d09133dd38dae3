import { exampleProps } from '@/components/editorial/examples'
import { listHeading } from '@/components/editorial/own-heading'
import { Section } from '@/components/editorial/section'
import { DayWords, During } from '@/components/programme/ageing.client'
import { exampleCultureShowings } from '@/components/programme/examples'
import { EmptyState } from '@/components/ui/empty-state'
import { SafeLink } from '@/components/ui/safe-link'
import { Time } from '@/components/ui/time'
import { formatShortDate, formatTime } from '@/lib/format'
import { toAvailability } from '@/lib/programme/availability'
import { toDaySpan } from '@/lib/programme/day-span'
import { addDays, noonOf, toDay, toDays } from '@/lib/programme/days'
import type { Showing } from '@/lib/programme/showing'
import { toPlaceName } from '@/lib/programme/words'
import styles from './culture-schedule.module.css'
import { defineBlock } from './define-block'

const DAYS = 7
/** In a quiet week the list shows so many of what comes later. */
const AT_LEAST = 5

function toWeek(showings: readonly Showing[], now: number): Showing[] {
  const coming = showings.filter(({ end }) => end > now).toSorted((a, b) => a.start - b.start)
  const end = addDays(toDay(now), DAYS)
  return coming.filter(({ start }, index) => index < AT_LEAST || toDay(start) < end)
}

/** A word only for what a visitor should know before setting out. */
function toState(showing: Showing, now: number): string | undefined {
  const { state, words, movedWords } = toAvailability(showing, undefined, now)
  return ['onSale', 'free', 'passed'].includes(state) ? movedWords : (movedWords ?? words)
}

/** The days ahead on the stages, a line each. */
export const cultureSchedule = defineBlock({
  kind: 'cultureSchedule',
  needs: { object: 'culture', showings: true },
  heading: ({ pageTitle }) => pageTitle,
  example: { ...exampleProps, showings: exampleCultureShowings },
  View: (props) => {
    const { generatedAt, locale } = props.context
    const days = toDays(toWeek(props.showings, generatedAt))
    return (
      <Section level={props.level} heading={listHeading(props, 'På scenen framover')}>
        {days.length === 0 && <EmptyState>Ingen konserter eller forestillinger er lagt ut akkurat nå.</EmptyState>}
        {days.length > 0 && (
          <ol className={styles.days}>
            {days.map(({ day, showings }) => (
              <During key={day} as="li" until={toDaySpan(day).end} renderedAt={generatedAt} className={styles.day}>
                <p className={styles.date}>
                  <DayWords
                    span={toDaySpan(day)}
                    date={formatShortDate(noonOf(day), locale)}
                    renderedAt={generatedAt}
                    isShort
                  />
                </p>
                <ul className={styles.showings}>
                  {showings.map((showing) => (
                    <li key={showing.id}>
                      <Time at={showing.start} className={styles.time}>
                        {formatTime(showing.start, locale)}
                      </Time>
                      <span className={styles.what}>
                        <SafeLink href={showing.path} className={styles.link}>
                          {showing.title}
                        </SafeLink>
                        <span className={styles.place}>
                          {[toPlaceName(showing), toState(showing, generatedAt)].filter(Boolean).join(' · ')}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              </During>
            ))}
          </ol>
        )}
      </Section>
    )
  },
})
