'use client'
/** The button as it is now: passed or not by the visitor's clock, its state as the runtime API tells it. */
import { ClockWords } from '@/components/ui/clock-words'
import { useClock } from '@/components/ui/use-clock'
import { formatDateTime, formatLongDateTime, formatTime } from '@/lib/format'
import type { PageContext } from '@/lib/pages/page-data'
import { toAgePhrase } from '@/lib/programme/age-limit'
import { type Availability, toAvailability } from '@/lib/programme/availability'
import { toDay, toNightWords } from '@/lib/programme/days'
import { toKnownAt, toKnownTurns, toKnownWords } from '@/lib/programme/last-check'
import type { Ticket } from '@/lib/programme/sale'
import { useLiveEvent } from '@/store/hooks'
import styles from './ticket-button.module.css'
import { TicketLink } from './ticket-link.client'

interface LiveTicketButtonProps {
  ticket: Ticket
  renderedAt: number
  runtime: PageContext['runtime']
}

/** Milliseconds: what began earlier than this is not asked for any more (as the platform's lists, rule 14). */
const WATCHED_AFTER_START = 6 * 3_600_000

/** Below a heading of its day a showing needs no date, unless it was moved to another while the page stood. */
function toTime(ticket: Ticket, start: number): string {
  const isSameDay = start === ticket.start || toDay(start) === toDay(ticket.start)
  return isSameDay ? formatTime(start) : formatDateTime(start)
}

function toStateWords({ state, words, movedWords }: Availability): string {
  if (movedWords === undefined) return words
  return state === 'moved' ? movedWords : `${words}. ${movedWords}`
}

/** "lørdag 21. november kl. 18.00", "natt til søndag 22. november kl. 00.15" */
const toLongTime = (start: number) => `${toNightWords(start) ? 'natt til ' : ''}${formatLongDateTime(start)}`

function toName(ticket: Ticket, availability: Availability, known: string | undefined): string {
  const { title, place, age, version = [] } = ticket
  return [
    availability.state === 'free' ? 'Bestill gratis billett' : 'Kjøp billett',
    title,
    toLongTime(availability.start),
    place,
    age !== undefined && toAgePhrase(age),
    ...version,
    availability.state !== 'onSale' && toStateWords(availability),
    known,
  ]
    .filter(Boolean)
    .join(', ')
}

interface TicketWordsProps {
  ticket: Ticket
  availability: Availability
  known: string | undefined
}

function TicketWords({ ticket, availability, known }: TicketWordsProps) {
  const { place, version = [] } = ticket
  const details = [toNightWords(availability.start), place, ...version].filter(Boolean).join(' · ')
  return (
    <>
      <span className={styles.time}>
        <ClockWords words={toTime(ticket, availability.start)} />
      </span>{' '}
      {details && <span className={styles.details}>{details}</span>}{' '}
      <span className={styles.state}>
        <ClockWords words={toStateWords(availability)} />
      </span>
      {known && (
        <span className={styles.details}>
          {' '}
          <ClockWords words={known} />
        </span>
      )}
    </>
  )
}

export function LiveTicketButton({ ticket, renderedAt, runtime }: LiveTicketButtonProps) {
  const isWatched = useClock((now) => now < ticket.start + WATCHED_AFTER_START, renderedAt)
  const live = useLiveEvent(isWatched ? ticket.id : undefined, runtime)
  const knownAt = toKnownAt(live?.check, renderedAt)
  const start = live?.event?.start ?? ticket.start
  const turns = [start, (ticket.end ?? 0) + start - ticket.start, ticket.onSaleAt ?? 0, ...toKnownTurns(knownAt)]
  const at = useClock((now) => Math.max(0, ...turns.filter((turn) => turn <= now)), renderedAt)
  const availability = toAvailability(ticket, live?.event, at)
  const known = availability.state === 'passed' ? undefined : toKnownWords(knownAt, at)
  const content = <TicketWords ticket={ticket} availability={availability} known={known} />
  if (!availability.canBuy) {
    return (
      <span className={styles.ticket} data-state={availability.state}>
        {content}
      </span>
    )
  }
  return (
    <TicketLink ticket={ticket} state={availability.state} name={toName(ticket, availability, known)} runtime={runtime}>
      {content}
    </TicketLink>
  )
}
