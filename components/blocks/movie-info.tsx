import { FilmAccount } from '@/components/account/film-account.client'
import { exampleProps } from '@/components/editorial/examples'
import { Heading, levelBelow } from '@/components/editorial/heading'
import { unlessSaid } from '@/components/editorial/own-heading'
import { Prose } from '@/components/editorial/prose'
import { exampleFilm, exampleFilmShowings, exampleFilms } from '@/components/programme/examples'
import { FilmPoster } from '@/components/programme/film/film-poster'
import { Related } from '@/components/programme/film/related'
import { TrailerStage } from '@/components/programme/film/trailer-stage'
import { Picture } from '@/components/ui/picture'
import type { Production } from '@/contract/production'
import { getMorePictures } from '@/lib/programme/assets'
import { toFacts } from '@/lib/programme/facts'
import { type BlockProps, defineBlock } from './define-block'
import styles from './movie-info.module.css'

function Story({ production, below }: { production: Production; below: 2 | 3 }) {
  const told = new Map(production.contents.map(({ summary, body }) => [`${summary} ${body}`, { summary, body }]))
  return [...told].map(([key, { summary, body }]) => (
    <div key={key} className={styles.story}>
      {summary && <p className={styles.summary}>{summary}</p>}
      {body && <Prose html={body} below={below} />}
    </div>
  ))
}

/** What was shown before promises nothing of what comes. */
function Facts({
  production,
  showings,
  context,
}: { production: Production } & Pick<BlockProps, 'showings' | 'context'>) {
  const coming = showings.filter(({ start }) => start > context.generatedAt)
  const facts = toFacts(production, coming.length > 0 ? coming : showings, context.locale)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the page's film or culture production is: its story, its facts, its pictures. */
export const movieInfo = defineBlock({
  kind: 'movieInfo',
  needs: { single: true, showings: true },
  heading: ({ single }) => single.production?.title,
  example: {
    ...exampleProps,
    single: { production: exampleFilm },
    showings: exampleFilmShowings,
    related: exampleFilms.slice(1, 5),
  },
  View: (props) => {
    const { level, showings, context, related = [] } = props
    const { production } = props.single
    if (!production) return null
    const isFilm = production.object === 'movie'
    const about = isFilm ? 'Om filmen' : 'Om arrangementet'
    const heading = level === 1 ? production.title : (unlessSaid(props, production.title) ?? about)
    return (
      <section className={styles.frame}>
        <div className={styles.info}>
          <div className={styles.words}>
            <Heading level={level}>{heading}</Heading>
            <Story production={production} below={levelBelow(level)} />
          </div>
          <div className={styles.aside}>
            {isFilm && (
              <div className={styles.poster}>
                <FilmPoster
                  title={production.title}
                  production={production}
                  imagesUrl={context.imagesUrl}
                  sizes="(min-width: 60rem) 20rem, 11rem"
                />
              </div>
            )}
            <Facts production={production} showings={showings} context={context} />
          </div>
          <div className={styles.trailer}>
            <TrailerStage production={production} imagesUrl={context.imagesUrl} />
          </div>
          <div className={styles.pictures}>
            {getMorePictures(production).map((picture) => (
              <Picture
                key={picture.url}
                image={picture}
                ratio={[16, 9]}
                sizes="(min-width: 60rem) 40rem, 92vw"
                imagesUrl={context.imagesUrl}
              />
            ))}
          </div>
          {isFilm && (
            <FilmAccount ediNumber={production.ediNumber} runtime={context.runtime} imagesUrl={context.imagesUrl} />
          )}
          <div className={styles.related}>
            <Related productions={related} level={levelBelow(level)} imagesUrl={context.imagesUrl} />
          </div>
        </div>
      </section>
    )
  },
})
