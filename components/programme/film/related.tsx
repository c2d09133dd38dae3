/** Productions like the one that the page is about: films as posters, culture as wide pictures. */

import { Heading } from '@/components/editorial/heading'
import { Picture } from '@/components/ui/picture'
import { PosterFallback } from '@/components/ui/poster-fallback'
import { SafeLink } from '@/components/ui/safe-link'
import whole from '@/components/ui/whole-link.module.css'
import type { Production } from '@/contract/production'
import { formatDuration } from '@/lib/amounts'
import { toAgeLabel } from '@/lib/programme/age-limit'
import { getWidePicture } from '@/lib/programme/assets'
import { toProductionPath } from '@/lib/programme/production-path'
import { FilmPoster } from './film-poster'
import styles from './related.module.css'

interface RelatedProps {
  productions: readonly Production[]
  level: 2 | 3
  imagesUrl: string
}

function WidePicture({ production, imagesUrl }: { production: Production; imagesUrl: string }) {
  const picture = getWidePicture(production)
  return (
    <div className={styles.wide}>
      {picture ? (
        <Picture
          image={{ ...picture, alt: '' }}
          ratio={[16, 9]}
          sizes="(min-width: 64rem) 22rem, 46vw"
          imagesUrl={imagesUrl}
        />
      ) : (
        <PosterFallback title={production.title} />
      )}
    </div>
  )
}

/** "6 år · 1 t 21 min"; where it is, for culture. */
function toWords({ object, ageLimit, duration, location }: Production): string | undefined {
  if (object === 'culture') return location?.name
  const age = ageLimit === undefined || ageLimit === null ? undefined : toAgeLabel(ageLimit)
  return [age, duration && formatDuration(duration)].filter(Boolean).join(' · ')
}

export function Related({ productions, level, imagesUrl }: RelatedProps) {
  const [first] = productions
  if (!first) return null
  const isFilm = first.object === 'movie'
  return (
    <section className={styles.related}>
      <Heading level={level}>{isFilm ? 'Lignende filmer' : 'Lignende arrangement'}</Heading>
      <ul className={styles.list} data-object={first.object}>
        {productions.map((production) => (
          <li key={production.id} className={styles.production}>
            {isFilm ? (
              <FilmPoster
                title={production.title}
                production={production}
                imagesUrl={imagesUrl}
                sizes="(min-width: 64rem) 11rem, (min-width: 40rem) 22vw, 44vw"
                widest={320}
              />
            ) : (
              <WidePicture production={production} imagesUrl={imagesUrl} />
            )}
            <SafeLink href={toProductionPath(production)} className={`${whole.link} ${styles.name}`}>
              {production.title}
            </SafeLink>
            <p className={styles.words}>{toWords(production)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
