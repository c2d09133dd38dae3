import { exampleProps } from '@/components/editorial/examples'
import { Heading, levelBelow } from '@/components/editorial/heading'
import { listHeading } from '@/components/editorial/own-heading'
import { Section } from '@/components/editorial/section'
import { exampleFilms, exampleShowings } from '@/components/programme/examples'
import { byPremiere, PosterWall } from '@/components/programme/film/poster-wall'
import { FilmProgramme } from '@/components/programme/listing/film-programme.client'
import { toListing, toListingContext } from '@/components/programme/listing/listing'
import { NO_CHOICE } from '@/lib/programme/choice'
import { defineBlock } from './define-block'
import styles from './program.module.css'

/** The films by day with their times; films that have no times yet as a wall of posters. */
export const program = defineBlock({
  kind: 'program',
  needs: { object: 'movie', productions: true, showings: true },
  heading: ({ pageTitle }) => pageTitle,
  example: { ...exampleProps, productions: exampleFilms, showings: exampleShowings },
  View: (props) => {
    const { level, productions, showings, context } = props
    const shown = new Set(showings.map(({ production }) => production?.id))
    const waiting = productions
      .filter(({ id, objectClass }) => !shown.has(id) && (showings.length === 0 || objectClass === 'movie_coming'))
      .toSorted(byPremiere)
    const below = levelBelow(level)
    return (
      <Section level={level} heading={listHeading(props, 'Kinoprogram')}>
        {(showings.length > 0 || waiting.length === 0) && (
          <FilmProgramme
            listing={toListing(showings, context)}
            initial={context.choice ?? NO_CHOICE}
            level={below}
            address={context.address}
            context={toListingContext(context)}
          />
        )}
        {waiting.length > 0 && (
          <div className={styles.waiting}>
            {showings.length > 0 && <Heading level={below}>Kommer snart på kino</Heading>}
            <PosterWall
              productions={waiting}
              level={showings.length > 0 && below === 2 ? 3 : below}
              context={context}
              isFirst={level === 1 && showings.length === 0}
            />
          </div>
        )}
      </Section>
    )
  },
})
