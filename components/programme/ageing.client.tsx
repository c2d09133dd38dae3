'use client'
/**
 * What ages while a page stands still: shown from one instant until another, and which day is called "I dag".
 * Starts from the server's choice and corrects it in the browser; refuses to know what it shows.
 */
import type { ReactNode } from 'react'
import { useClock } from '@/components/ui/use-clock'
import type { DaySpan } from '@/lib/programme/day-span'

interface DuringProps {
  /** Epoch milliseconds; shown from the beginning where left out. */
  from?: number | undefined
  /** Epoch milliseconds; shown for ever where left out. */
  until?: number | undefined
  renderedAt: number
  as?: 'div' | 'li' | 'section'
  className?: string | undefined
  children: ReactNode
}

export function During({ from, until, renderedAt, as: Tag = 'div', className, children }: DuringProps) {
  const isShown = useClock(
    (at) => (from === undefined || from <= at) && (until === undefined || at < until),
    renderedAt,
  )
  return (
    <Tag hidden={!isShown} className={className}>
      {children}
    </Tag>
  )
}

interface DayWordsProps {
  span: DaySpan
  /** The date in words, which never ages. */
  date: string
  renderedAt: number
  /** The word alone where there is one: in a row of days there is no room for both. */
  isShort?: boolean
}

/** "I dag, lørdag 21. november", "I morgen, …" or the date alone. */
export function DayWords({ span, date, renderedAt, isShort = false }: DayWordsProps) {
  const word = useClock((at) => {
    if (span.start <= at && at < span.end) return 'I dag'
    return span.before <= at && at < span.start ? 'I morgen' : undefined
  }, renderedAt)
  if (!word) return <>{date.charAt(0).toLocaleUpperCase('nb') + date.slice(1)}</>
  return <>{isShort ? word : `${word}, ${date}`}</>
}
