/** An instant in words, and for machines: what the words are is up to who shows it. */
import type { ReactNode } from 'react'

/** @param at epoch milliseconds, within what a Date can hold (rule 19) */
export function Time({ at, className, children }: { at: number; className?: string | undefined; children: ReactNode }) {
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {children}
    </time>
  )
}
