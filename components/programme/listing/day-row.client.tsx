'use client'
/** The days of a programme as a row of links that stays in view, and any other date. */
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { ALL_DAYS, CHOICE_NAMES, FIRST_DAYS } from '@/lib/programme/choice'
import { toDayWord } from '@/lib/programme/day-title'
import { type Day, isDay } from '@/lib/programme/days'
import { ChoiceLink, type Choosing } from './choice-link.client'
import styles from './day-row.module.css'
import type { ListedDay } from './listing'

interface DayRowProps {
  choosing: Choosing
  days: readonly ListedDay[]
  today: Day
  /** True where there are more days than are shown at first. */
  isLong: boolean
}

/** The row's end fades, in pixels. */
const FADE = 32

function close(picker: HTMLDetailsElement | null): void {
  if (!picker?.open) return
  picker.open = false
  picker.querySelector('summary')?.focus()
}

const onEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key === 'Escape') close(currentTarget)
}

/** Open, it would cover what has the focus. */
const onLeave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

function DatePicker({ choosing: { choice, choose, address }, days, today }: Omit<DayRowProps, 'isLong'>) {
  const pick = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const day = new FormData(event.currentTarget).get(CHOICE_NAMES.day)
    if (typeof day === 'string' && isDay(day)) choose({ ...choice, day })
    close(event.currentTarget.closest('details'))
  }
  return (
    <details className={styles.picker} onKeyDown={onEscape} onBlur={onLeave}>
      <summary>Velg dato</summary>
      <form action={address} onSubmit={pick}>
        <label>
          Dato
          <input
            key={choice.day}
            type="date"
            name={CHOICE_NAMES.day}
            defaultValue={choice.day === undefined || choice.day === ALL_DAYS ? today : choice.day}
            min={today}
            max={days.at(-1)?.day}
            required
          />
        </label>
        {choice.traits.length > 0 && <input type="hidden" name={CHOICE_NAMES.trait} value={choice.traits.join(',')} />}
        {choice.layout === 'tid' && <input type="hidden" name={CHOICE_NAMES.layout} value="tid" />}
        <button type="submit">Vis</button>
      </form>
    </details>
  )
}

/** Keeps the chosen day in view, in the row only: what is seen already stays where it is. */
function useChosenInView(chosen: Day | undefined) {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what changed; the row tells the rest
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!row.current || !chip) return
    const seen = row.current.getBoundingClientRect()
    if (chip.left >= seen.left && chip.right <= seen.right - FADE) return
    row.current.scrollLeft += (chip.left + chip.right - seen.left - seen.right) / 2
  }, [chosen])
  return row
}

export function DayRow({ choosing, days, today, isLong }: DayRowProps) {
  const { day: chosen } = choosing.choice
  const row = useChosenInView(chosen)
  const hasToday = days.some(({ day }) => day === today)
  return (
    <nav aria-label="Dager" className={styles.days}>
      <ul ref={row}>
        <li>
          <ChoiceLink choosing={choosing} change={{ day: undefined }} isCurrent={chosen === undefined}>
            {isLong ? `${FIRST_DAYS} dager` : 'Alle'}
          </ChoiceLink>
        </li>
        {!hasToday && (
          <li>
            <ChoiceLink choosing={choosing} change={{ day: today }} isCurrent={chosen === today}>
              I dag
            </ChoiceLink>
          </li>
        )}
        {days.map(({ day, shortDate }) => (
          <li key={day}>
            <ChoiceLink choosing={choosing} change={{ day }} isCurrent={chosen === day}>
              {toDayWord(day, today) ?? shortDate}
            </ChoiceLink>
          </li>
        ))}
        {isLong && (
          <li>
            <ChoiceLink choosing={choosing} change={{ day: ALL_DAYS }} isCurrent={chosen === ALL_DAYS}>
              Alle
            </ChoiceLink>
          </li>
        )}
      </ul>
      <DatePicker choosing={choosing} days={days} today={today} />
    </nav>
  )
}
