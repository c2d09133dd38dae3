'use client'
/** A link to the programme as it would be with another choice: at once with script, as a page without. */
import type { MouseEvent, ReactNode } from 'react'
import { type Choice, toQuery } from '@/lib/programme/choice'

export interface Choosing {
  choice: Choice
  choose: (next: Choice) => void
  /** The encoded path of the page. */
  address: string
}

interface ChoiceLinkProps {
  choosing: Choosing
  /** What is different with it. */
  change: Partial<Choice> | { day: undefined }
  isCurrent: boolean
  children: ReactNode
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

function withChange({ day, ...choice }: Choice, change: ChoiceLinkProps['change']): Choice {
  const next = { day, ...choice, ...change }
  const { day: chosen, ...rest } = next
  return chosen === undefined ? rest : { ...rest, day: chosen }
}

export function ChoiceLink({ choosing, change, isCurrent, children }: ChoiceLinkProps) {
  const next = withChange(choosing.choice, change)
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    choosing.choose(next)
  }
  return (
    <a
      href={choosing.address + toQuery(next)}
      rel="nofollow"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  )
}
