/** A film of one day, in the browser, too: its poster, what it is, and its times as the buttons that buy. */
import { memo } from 'react'
import { Heading, type HeadingLevel } from '@/components/editorial/heading'
import { AgeBadge } from '@/components/programme/age/age-badge'
import posterStyles from '@/components/programme/film/film-poster.module.css'
import { Picture } from '@/components/ui/picture'
import { PosterFallback } from '@/components/ui/poster-fallback'
import { SafeLink } from '@/components/ui/safe-link'
import styles from './film-row.module.css'
import { ListedTicketButton } from './listed-ticket-button'
import type { ListedFilm, ListedShowing, ListingContext } from './listing'

interface FilmRowProps {
  film: ListedFilm
  showings: readonly ListedShowing[]
  /** "101": whether each of the showings is to be seen. As text, so that equal ones are equal. */
  shown: string
  level: HeadingLevel
  context: ListingContext
  /** Seen as soon as the page is. */
  eager: boolean
}

const RATIO = [2, 3] as const
/** CSS pixels. */
const WIDEST = 128

function Poster({ film, context: { imagesUrl }, eager }: Pick<FilmRowProps, 'film' | 'context' | 'eager'>) {
  return (
    <div className={posterStyles.poster}>
      {film.poster ? (
        <Picture
          image={{ ...film.poster, alt: '' }}
          ratio={RATIO}
          sizes="(min-width: 48rem) 8rem, 5.5rem"
          widest={WIDEST}
          imagesUrl={imagesUrl}
          eager={eager}
        />
      ) : (
        <PosterFallback title={film.title} />
      )}
    </div>
  )
}

function FilmRowView({ film, showings, shown, level, context, eager }: FilmRowProps) {
  return (
    <li className={styles.item} hidden={!shown.includes('1')}>
      <article className={styles.film}>
        <div className={styles.poster}>
          <Poster film={film} context={context} eager={eager} />
        </div>
        <div className={styles.words}>
          <Heading level={level}>
            <SafeLink href={film.path} className={styles.link}>
              {film.title}
            </SafeLink>
          </Heading>
          {(film.age !== undefined || film.words) && (
            <p className={styles.facts}>
              <AgeBadge limit={film.age} />
              {film.words && <span>{film.words}</span>}
            </p>
          )}
        </div>
        <ul className={styles.times}>
          {showings.map((showing, index) => (
            <li key={showing.id} hidden={shown[index] === '0'}>
              <ListedTicketButton film={film} showing={showing} context={context} />
            </li>
          ))}
        </ul>
      </article>
    </li>
  )
}

/** Rendered again only when other showings of it are to be seen: a programme holds hundreds. */
export const FilmRow = memo(FilmRowView)
