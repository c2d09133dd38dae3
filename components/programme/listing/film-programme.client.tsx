'use client'
/** A cinema's programme: its days, what is chosen of them, and words where nothing is left. */
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Heading } from '@/components/editorial/heading'
import { ClockWords } from '@/components/ui/clock-words'
import { EmptyState } from '@/components/ui/empty-state'
import { useClock } from '@/components/ui/use-clock'
import { formatCount } from '@/lib/amounts'
import { formatClock, formatWeekday } from '@/lib/format'
import { ALL_DAYS, type Choice, chooseDays, filterShowings, NO_CHOICE } from '@/lib/programme/choice'
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

const toOneDay = ({ day }: Choice): Day | undefined => (day === ALL_DAYS ? undefined : day)

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
  const { traits } = choosing.choice
  const day = toOneDay(choosing.choice)
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
            <ClockWords words={`${toDateWords(toCalendarDay(next), today)} ${formatClock(next)}`} />
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

/** How many of all that fits, and of how much. */
function toCounts(days: readonly DayListing[], shown: readonly DayListing[], { day, traits }: Choice) {
  const countOf = (some: readonly DayListing[]) =>
    filterShowings(
      some.flatMap(({ showings }) => showings),
      traits,
    ).length
  return { count: countOf(shown), fitting: countOf(day === undefined ? days : shown) }
}

interface MoreProps {
  choosing: Choosing
  /** Of days that are not shown yet. */
  count: number
}

function More({ choosing, count }: MoreProps) {
  return (
    <p className={styles.more}>
      <ChoiceLink choosing={choosing} change={{ day: ALL_DAYS }} isCurrent={false}>
        Vis {formatCount(count, 'dag', 'dager')} til
      </ChoiceLink>
    </p>
  )
}

export function FilmProgramme({ listing, initial, level, address, context }: FilmProgrammeProps) {
  const [choice, choose] = useChoice(initial)
  const today = useClock(toDay, context.generatedAt)
  const days = useMemo(() => listing.days.filter(({ day }) => day >= today), [listing, today])
  // The button that was pressed answers first, then the list.
  const listed = useDeferredValue(choice, initial)
  const shown = chooseDays(days, listed)
  // What was there at first stays, hidden: it comes back at once.
  const first = new Set(chooseDays(days, NO_CHOICE))
  const one = toOneDay(choice)
  const ofDay = days.filter(({ day }) => one === undefined || day === one).flatMap(({ showings }) => showings)
  const all = days.flatMap(({ showings }) => showings)
  const { count, fitting } = toCounts(days, chooseDays(days, choice), choice)
  const choosing = { choice, choose, address }
  const status = useRef<HTMLSpanElement>(null)
  // What goes away when it is followed leaves the focus with the count, or with the first day that it brought.
  const chooseAndPart = (next: Choice) => {
    choose(next)
    status.current?.focus()
  }
  const parting = { ...choosing, choose: chooseAndPart }
  const list = useRef<HTMLDivElement>(null)
  const seen = useRef<number>(undefined)
  const chooseMore = (next: Choice) => {
    seen.current = shown.length
    choose(next)
  }
  useEffect(() => {
    if (seen.current === undefined || listed.day !== ALL_DAYS) return
    list.current?.querySelectorAll<HTMLElement>('section:not([hidden]) > details > summary')[seen.current]?.focus()
    seen.current = undefined
  }, [listed])
  const left = chooseDays(days, { ...listed, day: ALL_DAYS }).length - shown.length
  return (
    <div data-item-category="movie" ref={list}>
      <DayRow choosing={choosing} days={days} today={today} isLong={days.length > first.size} />
      {all.length > 0 && (
        <FilterRow
          choosing={choosing}
          parting={parting}
          status={status}
          all={all}
          ofDay={ofDay}
          count={count}
          fitting={fitting}
        />
      )}
      {days.map((day, index) => {
        const isShown = shown.includes(day)
        const fits = filterShowings(day.showings, listed.traits).length
        if (!isShown && !first.has(day)) return null
        return (
          <section key={day.day} className={styles.day} hidden={!isShown}>
            {/* Of what nobody asked for, the first day is open. */}
            <details open={index === 0 || toOneDay(listed) !== undefined || listed.traits.length > 0}>
              <summary>
                <Heading level={level}>{toDayTitle(day, today)}</Heading>
                <span className={styles.count}>
                  {fits} <span>{fits === 1 ? 'forestilling' : 'forestillinger'}</span>
                </span>
              </summary>
              <ListedDay
                films={listing.films}
                showings={day.showings}
                chosen={listed.traits}
                layout={listed.layout}
                level={level === 2 ? 3 : 4}
                context={context}
                isFirst={index === 0}
              />
            </details>
          </section>
        )
      })}
      {listed.day === undefined && left > 0 && <More choosing={{ ...choosing, choose: chooseMore }} count={left} />}
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
