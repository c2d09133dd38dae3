/** Culture by month, and what has no date to come. Pure. */
import type { Production } from '@/contract/production'
import { noonOf, toDay } from './days'
import { type Film, toFilms } from './films'
import { toProductionPath } from './production-path'
import type { Showing } from './showing'

export interface CultureMonth {
  /** 'YYYY-MM', of the programme's days. */
  month: string
  /** An instant within the month, for its name. */
  at: number
  productions: Film[]
}

/** @returns the months in order, each with its productions in the order of their next date */
export function toCultureMonths(showings: readonly Showing[]): CultureMonth[] {
  const months = new Map<string, Showing[]>()
  for (const showing of showings.toSorted((a, b) => a.start - b.start)) {
    const month = toDay(showing.start).slice(0, -3)
    const others = months.get(month)
    if (others) others.push(showing)
    else months.set(month, [showing])
  }
  return [...months].map(([month, ofMonth]) => ({
    month,
    at: noonOf(`${month}-01`),
    productions: toFilms(ofMonth),
  }))
}

/** @returns the productions that no showing is of, by title */
export function toUndated(productions: readonly Production[], showings: readonly Showing[]): Film[] {
  const dated = new Set(showings.map(({ production }) => production?.id))
  return productions
    .filter(({ id }) => !dated.has(id))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'nb'))
    .map((production) => ({
      key: production.id,
      title: production.title,
      path: toProductionPath(production),
      production,
      showings: [],
    }))
}
