'use client'
/** Results as somebody writes, with their number said aloud. Knows how they are shown, not how they are asked for. */
import { type ReactNode, useEffect, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { SearchAnswer } from '@/lib/search/answer'
import { followInput } from './follow-input'
import { Results, toResultWords } from './results'

export interface LiveResultsProps {
  /** What the server's results answer. */
  query: string
  level: 1 | 2
  locale: string
  children: ReactNode
}

export function LiveResults({ query, level, locale, children }: LiveResultsProps) {
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(
    () =>
      followInput(query, (latest) => {
        setFailed(latest === undefined)
        if (latest) setAnswer(latest)
      }),
    [query],
  )
  return (
    <>
      <div role="status">
        <VisuallyHidden>{answer && !hasFailed && toResultWords(answer)}</VisuallyHidden>
      </div>
      {hasFailed && (
        <div role="alert">
          <EmptyState>Vi fikk ikke søkt. Sjekk nettforbindelsen, og prøv igjen.</EmptyState>
        </div>
      )}
      {answer ? <Results answer={answer} level={level} locale={locale} /> : children}
    </>
  )
}
