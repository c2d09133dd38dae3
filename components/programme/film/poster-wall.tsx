/** Films as a wall of posters: two, three, four or six across. */

import { Heading, type HeadingLevel } from '@/components/editorial/heading'
import { SafeLink } from '@/components/ui/safe-link'
import whole from '@/components/ui/whole-link.module.css'
import type { Production } from '@/contract/production'
import { formatFullDate } from '@/lib/format'
import type { PageContext } from '@/lib/pages/page-data'
import { toProductionPath } from '@/lib/programme/production-path'
import { FilmFacts } from './film-facts'
import { FilmPoster } from './film-poster'
import styles from './poster-wall.module.css'

interface PosterWallProps {
  productions: readonly Production[]
  level: HeadingLevel
  context: PageContext
  /** The page begins with these. */
  isFirst?: boolean
}

/** So many posters a phone shows before it is scrolled. */
const AT_ONCE = 4

/** What opens soon stands first; what has no date stands last, by its title. */
export function byPremiere(a: Production, b: Production): number {
  const [first, second] = [a.premiere ?? Number.POSITIVE_INFINITY, b.premiere ?? Number.POSITIVE_INFINITY]
  return first === second ? a.title.localeCompare(b.title, 'nb') : first < second ? -1 : 1
}

function Line({ production, locale }: { production: Production; locale: string }) {
  if (production.objectClass !== 'movie_coming') return <FilmFacts production={production} genres={1} />
  const words =
    production.premiere === undefined
      ? 'Premieredato kommer'
      : `Premiere ${formatFullDate(production.premiere, locale)}`
  return <p className={styles.premiere}>{words}</p>
}

export function PosterWall({ productions, level, context, isFirst = false }: PosterWallProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.wall}>
        {productions.map((production, index) => (
          <li key={production.id} className={styles.film}>
            <FilmPoster
              title={production.title}
              production={production}
              imagesUrl={context.imagesUrl}
              sizes="(min-width: 75rem) 12rem, (min-width: 56rem) 22vw, (min-width: 36rem) 30vw, 44vw"
              widest={280}
              eager={isFirst && index < AT_ONCE}
            />
            <Heading level={level}>
              <SafeLink href={toProductionPath(production)} className={whole.link}>
                {production.title}
              </SafeLink>
            </Heading>
            <Line production={production} locale={context.locale} />
          </li>
        ))}
      </ul>
    </div>
  )
}
