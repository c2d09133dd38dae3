/** A concert, a play, a talk: wide picture, the next date as a tile, where it is and what it costs. */

import { Heading, type HeadingLevel } from '@/components/editorial/heading'
import { ClockWords } from '@/components/ui/clock-words'
import { Picture } from '@/components/ui/picture'
import { PosterFallback } from '@/components/ui/poster-fallback'
import { SafeLink } from '@/components/ui/safe-link'
import whole from '@/components/ui/whole-link.module.css'
import { formatCount } from '@/lib/amounts'
import { formatClock } from '@/lib/format'
import type { PageContext } from '@/lib/pages/page-data'
import { getWidePicture } from '@/lib/programme/assets'
import { STATE_WORDS } from '@/lib/programme/availability'
import type { Film } from '@/lib/programme/films'
import { toPriceFrom } from '@/lib/programme/prices'
import { isOff, type Showing } from '@/lib/programme/showing'
import { toPlaceName } from '@/lib/programme/words'
import styles from './culture-card.module.css'
import { DateTile } from './date-tile'

interface CultureCardProps {
  /** A production with its showings of one month, one at least. */
  production: Film
  level: HeadingLevel
  context: PageContext
  /** Seen as soon as the page is. */
  eager: boolean
}

/** What a visitor has to know before the way to the tickets. */
const TOLD: ReadonlySet<Showing['status']> = new Set(['cancelled', 'postponed', 'soldOut', 'fewLeft'])

/** What is known by its word alone, and only where it holds for every date. */
function toState(showings: readonly Showing[]): string | undefined {
  const [first] = showings
  if (!first || showings.some(({ status }) => status !== first.status)) return undefined
  return TOLD.has(first.status) ? STATE_WORDS[first.status] : undefined
}

/** @returns those that a visitor may go to; all, where none is left */
function toDates(showings: readonly Showing[]): readonly Showing[] {
  return showings.every(isOff) ? showings : showings.filter((one) => !isOff(one))
}

export function CultureCard(props: CultureCardProps) {
  const { level, context, eager } = props
  const { title, path, production } = props.production
  const showings = toDates(props.production.showings)
  const [next, ...later] = showings
  const picture = getWidePicture(production)
  const state = toState(showings)
  const place = next && (next.location?.name ?? toPlaceName(next))
  const more = later.length > 0 ? formatCount(later.length, 'dato til', 'datoer til') : undefined
  const price = toPriceFrom(showings)
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {picture ? (
          <Picture
            image={{ ...picture, alt: '' }}
            ratio={[16, 9]}
            sizes="(min-width: 64rem) 38rem, 92vw"
            imagesUrl={context.imagesUrl}
            eager={eager}
            className={styles.picture}
          />
        ) : (
          <PosterFallback title={title} />
        )}
        {next && (
          <div className={styles.date}>
            <DateTile at={next.start} locale={context.locale} />
          </div>
        )}
      </div>
      <Heading level={level}>
        <SafeLink href={path} className={whole.link}>
          {title}
        </SafeLink>
      </Heading>
      <p className={styles.facts}>
        {next && (
          <span>
            <ClockWords words={formatClock(next.start, context.locale)} />
          </span>
        )}
        {place && <span>{place}</span>}
        {price && <span>{price}</span>}
        {more && <span>{more}</span>}
      </p>
      {state && <p className={styles.state}>{state}</p>}
    </article>
  )
}
