/** Cards of culture side by side; each leaves when its last date has passed. */
import type { HeadingLevel } from '@/components/editorial/heading'
import { During } from '@/components/programme/ageing.client'
import type { PageContext } from '@/lib/pages/page-data'
import type { Film } from '@/lib/programme/films'
import { CultureCard } from './culture-card'
import styles from './culture-cards.module.css'

interface CultureCardsProps {
  productions: readonly Film[]
  level: HeadingLevel
  context: PageContext
  /** The page begins with these. */
  isFirst?: boolean
}

/** So many cards a phone shows before it is scrolled. */
const AT_ONCE = 2

export function CultureCards({ productions, level, context, isFirst = false }: CultureCardsProps) {
  return (
    <ul className={styles.cards}>
      {productions.map((production, index) => (
        <During key={production.key} as="li" until={production.showings.at(-1)?.end} renderedAt={context.generatedAt}>
          <CultureCard production={production} level={level} context={context} eager={isFirst && index < AT_ONCE} />
        </During>
      ))}
    </ul>
  )
}
