import { exampleProps } from '@/components/editorial/examples'
import { Heading, levelBelow } from '@/components/editorial/heading'
import { exampleShowings } from '@/components/programme/examples'
import { toListing, toListingContext } from '@/components/programme/listing/listing'
import { NextDay } from '@/components/programme/listing/next-day.client'
import { toDay } from '@/lib/programme/days'
import { defineBlock } from './define-block'
import styles from './schedule.module.css'

const TITLE = 'På kino'
const NOTHING = 'Ingen forestillinger er satt opp akkurat nå.'

/** So many days travel with the page: the browser chooses the one that is next by its own clock. */
const DAYS_AHEAD = 4

/** Tonight first: the next day that has a film still to begin. */
export const schedule = defineBlock({
  kind: 'schedule',
  needs: { object: 'movie', showings: true },
  heading: () => TITLE,
  example: { ...exampleProps, showings: exampleShowings },
  View: ({ showings, level, context }) => {
    const daysOf = (some: typeof showings) => some.map(({ start }) => toDay(start)).toSorted()
    const toCome = daysOf(showings.filter(({ start }) => start > context.generatedAt))
    const begun = daysOf(showings.filter(({ start }) => start <= context.generatedAt))
    const days = new Set([...new Set(toCome)].slice(0, DAYS_AHEAD))
    const listing = toListing(
      showings.filter(({ start }) => days.has(toDay(start))),
      context,
    )
    return (
      <section className={styles.schedule}>
        <Heading level={level}>{TITLE}</Heading>
        <NextDay
          listing={listing}
          lastDay={begun.at(-1)}
          level={levelBelow(level)}
          context={toListingContext(context)}
          nothing={NOTHING}
        />
      </section>
    )
  },
})
