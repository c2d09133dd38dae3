/** A moment in words that a machine can read too. Knows no words itself. */
import type { ReactNode } from 'react'

/** @param at epoch milliseconds, within what a Date can hold (rule 19) */
export function Moment({
  at,
  className,
  children,
}: {
  at: number
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {children}
    </time>
  )
}
