'use client'
/** The days of a programme as a row of links that stays in view, and any other date. */
import type { SubmitEvent } from 'react'
import { type Day, isDay } from '@/lib/programme/days'
import { CHOICE_NAMES } from '@/lib/programme/filters'
import { ChoiceLink, type Choosing } from './choice-link.client'
import styles from './day-row.module.css'
import { toDayWord } from './day-title'
import type { ListedDay } from './listing'

interface DayRowProps {
  choosing: Choosing
  days: readonly ListedDay[]
  today: Day
}

function DatePicker({ choosing: { choice, choose, address }, days, today }: DayRowProps) {
  const pick = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const day = new FormData(event.currentTarget).get(CHOICE_NAMES.day)
    if (typeof day === 'string' && isDay(day)) choose({ ...choice, day })
    event.currentTarget.closest('details')?.removeAttribute('open')
  }
  return (
    <details className={styles.picker}>
      <summary>Velg dato</summary>
      <form action={address} onSubmit={pick}>
        <label>
          Dato
          <input
            key={choice.day}
            type="date"
            name={CHOICE_NAMES.day}
            defaultValue={choice.day ?? today}
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

export function DayRow({ choosing, days, today }: DayRowProps) {
  const { day: chosen } = choosing.choice
  const hasToday = days.some(({ day }) => day === today)
  return (
    <nav aria-label="Dager" className={styles.days}>
      <ul>
        <li>
          <ChoiceLink choosing={choosing} change={{ day: undefined }} isCurrent={chosen === undefined}>
            Alle
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
      </ul>
      <DatePicker choosing={choosing} days={days} today={today} />
    </nav>
  )
}
