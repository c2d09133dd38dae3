'use client'
/** A cinema's programme: its days, what is chosen of them, and words where nothing is left. */
import { useDeferredValue, useMemo, useRef } from 'react'
import { Heading } from '@/components/editorial/heading'
import { EmptyState } from '@/components/ui/empty-state'
import { useClock } from '@/components/ui/use-clock'
import { formatClock, formatWeekday } from '@/lib/format'
import { type Choice, filterShowings } from '@/lib/programme/choice'
import { toDayTitle } from '@/lib/programme/day-title'
import { type Day, daysBetween, noonOf, toCalendarDay, toDateWords, toDay } from '@/lib/programme/days'
import { useChoice } from './choice.client'
import { ChoiceLink, type Choosing } from './choice-link.client'
import { DayRow } from './day-row.client'
import styles from './film-programme.module.css'
import { FilterRow } from './filter-row.client'
import { ListedDay } from './listed-day'
import type { ListedDay as DayListing, ListedShowing, Listing, ListingContext } from './listing'

interface FilmProgrammeProps {
  listing: Listing
  /** As the server rendered it. */
  initial: Choice
  /** Of the headings of days. */
  level: 2 | 3
  address: string
  context: ListingContext
}

const NOTHING = 'Ingen forestillinger er satt opp akkurat nå. Nye forestillinger legges ut fortløpende.'
const DAYS_OF_WEEK = 7

function toDayPhrase(day: Day, today: Day): string {
  const distance = daysBetween(today, day)
  if (distance === 0) return 'i dag'
  if (distance === 1) return 'i morgen'
  return distance > 1 && distance < DAYS_OF_WEEK ? formatWeekday(noonOf(day)) : toDateWords(day, today)
}

interface NothingProps {
  choosing: Choosing
  today: Day
  /** What is left of all days by the other choices. */
  left: readonly ListedShowing[]
  renderedAt: number
}

/** Never a blank page: why nothing is here, and the way to what is next. */
function Nothing({ choosing, today, left, renderedAt }: NothingProps) {
  const { day, traits } = choosing.choice
  const isNext = (start: number, now: number) => start > now && (day === undefined || toDay(start) > day)
  const next = useClock((now) => left.find(({ start }) => isNext(start, now))?.start, renderedAt)
  const isNarrowed = traits.length > 0
  if (!isNarrowed && !next && day === undefined) return <EmptyState>{NOTHING}</EmptyState>
  const when = day === undefined ? '' : ` ${toDayPhrase(day, today)}`
  return (
    <EmptyState>
      {isNarrowed ? `Ingen forestillinger${when} passer til valget. ` : `Ingen forestillinger${when}. `}
      {next && (
        <>
          Neste:{' '}
          <ChoiceLink choosing={choosing} change={{ day: toDay(next) }} isCurrent={false}>
            {toDateWords(toCalendarDay(next), today)} {formatClock(next)}
          </ChoiceLink>
          .{' '}
        </>
      )}
      {isNarrowed ? (
        <ChoiceLink choosing={choosing} change={{ traits: [] }} isCurrent={false}>
          Vis alle forestillinger
        </ChoiceLink>
      ) : (
        !next && (
          <ChoiceLink choosing={choosing} change={{ day: undefined }} isCurrent={false}>
            Vis hele programmet
          </ChoiceLink>
        )
      )}
    </EmptyState>
  )
}

const daysOf = (days: readonly DayListing[], { day: chosen }: Choice) =>
  days.filter(({ day }) => chosen === undefined || day === chosen)

export function FilmProgramme({ listing, initial, level, address, context }: FilmProgrammeProps) {
  const [choice, choose] = useChoice(initial)
  const today = useClock(toDay, context.generatedAt)
  const days = useMemo(() => listing.days.filter(({ day }) => day >= today), [listing, today])
  // The button that was pressed answers first, then the list.
  const listed = useDeferredValue(choice, initial)
  const chosenDays = daysOf(days, choice)
  const ofDay = chosenDays.flatMap(({ showings }) => showings)
  const all = days.flatMap(({ showings }) => showings)
  const count = filterShowings(ofDay, choice.traits).length
  const choosing = { choice, choose, address }
  const status = useRef<HTMLSpanElement>(null)
  // What goes away when it is followed leaves the focus with the count.
  const chooseAndPart = (next: Choice) => {
    choose(next)
    status.current?.focus()
  }
  const parting = { ...choosing, choose: chooseAndPart }
  return (
    <div data-item-category="movie">
      <DayRow choosing={choosing} days={days} today={today} />
      {all.length > 0 && (
        <FilterRow choosing={choosing} parting={parting} status={status} all={all} ofDay={ofDay} count={count} />
      )}
      {days.map((day, index) => {
        const isShown = daysOf([day], listed).some(({ showings }) => filterShowings(showings, listed.traits).length > 0)
        return (
          <section key={day.day} className={styles.day} hidden={!isShown}>
            <Heading level={level}>{toDayTitle(day, today)}</Heading>
            <ListedDay
              films={listing.films}
              showings={day.showings}
              chosen={listed.traits}
              layout={listed.layout}
              level={level === 2 ? 3 : 4}
              context={context}
              isFirst={index === 0}
            />
          </section>
        )
      })}
      {count === 0 && (
        <Nothing
          choosing={parting}
          today={today}
          left={filterShowings(all, choice.traits)}
          renderedAt={context.generatedAt}
        />
      )}
    </div>
  )
}
