/** Cards of culture side by side; each leaves when its last date has passed. */
import type { HeadingLevel } from '@/components/editorial/heading'
import type { PageContext } from '@/lib/pages/page-data'
import { During } from './ageing.client'
import { CultureCard } from './culture-card'
import styles from './culture-cards.module.css'
import type { Film } from './films'

interface CultureCardsProps {
  productions: readonly Film[]
  level: HeadingLevel
  context: PageContext
}

export function CultureCards({ productions, level, context }: CultureCardsProps) {
  return (
    <ul className={styles.cards}>
      {productions.map((production) => (
        <During key={production.key} as="li" until={production.showings.at(-1)?.end} renderedAt={context.generatedAt}>
          <CultureCard production={production} level={level} context={context} />
        </During>
      ))}
    </ul>
  )
}
