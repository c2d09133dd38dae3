/** The films of one day, or its times; chosen ones of them hidden, so that a choice moves nothing but what it must. */
import { memo, useMemo } from 'react'
import type { HeadingLevel } from '@/components/editorial/heading'
import { filterShowings, type Layout, type Trait } from '@/lib/programme/choice'
import { FilmRow } from './film-row'
import styles from './listed-day.module.css'
import type { ListedFilm, ListedShowing, ListingContext } from './listing'
import { TimeRow } from './time-row'

interface ListedDayProps {
  films: readonly ListedFilm[]
  showings: readonly ListedShowing[]
  chosen: readonly Trait[]
  layout: Layout
  level: HeadingLevel
  context: ListingContext
  /** True for the day that opens the page. */
  isFirst: boolean
}

/** So many films a phone shows before it is scrolled. */
const AT_ONCE = 4

/** What had begun when the page was made sinks; nothing moves while a visitor looks. */
function sinkBegun(showings: readonly ListedShowing[], generatedAt: number): ListedShowing[] {
  const hasBegun = ({ start }: ListedShowing) => start <= generatedAt
  return [...showings.filter((one) => !hasBegun(one)), ...showings.filter(hasBegun)]
}

/** @returns the showings of each film, in the order of its first one */
function groupByFilm(showings: readonly ListedShowing[]): ListedShowing[][] {
  const groups = new Map<number, ListedShowing[]>()
  for (const showing of showings) {
    const group = groups.get(showing.film)
    if (group) group.push(showing)
    else groups.set(showing.film, [showing])
  }
  return [...groups.values()]
}

function Films({ films, showings, shown, level, context, isFirst }: Omit<ListsProps, 'layout'>) {
  const { generatedAt } = context
  const groups = useMemo(() => groupByFilm(sinkBegun(showings, generatedAt)), [showings, generatedAt])
  return (
    <ul className={styles.films}>
      {groups.map((group, index) => {
        const film = films[group[0]?.film ?? 0]
        if (!film) return null
        return (
          <FilmRow
            key={group[0]?.film}
            film={film}
            showings={group}
            shown={group.map((showing) => (shown.has(showing) ? '1' : '0')).join('')}
            level={level}
            context={context}
            eager={isFirst && index < AT_ONCE}
          />
        )
      })}
    </ul>
  )
}

function Times({ films, showings, shown, context }: Omit<ListsProps, 'layout'>) {
  return (
    <ul className={styles.times}>
      {showings.map((showing) => {
        const film = films[showing.film]
        return (
          film && (
            <TimeRow key={showing.id} film={film} showing={showing} isShown={shown.has(showing)} context={context} />
          )
        )
      })}
    </ul>
  )
}

interface ListsProps extends Omit<ListedDayProps, 'chosen'> {
  shown: ReadonlySet<ListedShowing>
}

function ListedDayView({ chosen, layout, ...rest }: ListedDayProps) {
  const shown = new Set(filterShowings(rest.showings, chosen))
  return layout === 'tid' ? <Times {...rest} shown={shown} /> : <Films {...rest} shown={shown} />
}

export const ListedDay = memo(ListedDayView)
