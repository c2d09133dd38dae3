import { exampleProps } from '@/components/editorial/examples'
import { Heading, levelBelow } from '@/components/editorial/heading'
import { Section } from '@/components/editorial/section'
import { DayWords, During } from '@/components/programme/ageing.client'
import { exampleShowings } from '@/components/programme/examples'
import { FilmFacts } from '@/components/programme/film/film-facts'
import { TimesOfDay } from '@/components/programme/tickets/times-of-day'
import { Picture } from '@/components/ui/picture'
import { SafeLink } from '@/components/ui/safe-link'
import { getWidePicture } from '@/lib/programme/assets'
import { toDaySpan } from '@/lib/programme/day-span'
import { toDateWords, toDay } from '@/lib/programme/days'
import type { Showing } from '@/lib/programme/showing'
import { type BlockProps, defineBlock } from './define-block'
import styles from './ticket.module.css'

const TITLE = 'Neste forestilling'

/** So many travel with the page, for the browser to find the one that is next by its own clock. */
const AHEAD = 4

/** Rule 9: the single event source's, else the first events to come. */
function toNext({ single, showings, context }: BlockProps): Showing[] {
  if (single.showing) return [single.showing]
  return showings
    .filter(({ start }) => start > context.generatedAt)
    .toSorted((a, b) => a.start - b.start)
    .slice(0, AHEAD)
}

interface CardProps extends Pick<BlockProps, 'context'> {
  showing: Showing
  level: 2 | 3
}

function Card({ showing, level, context }: CardProps) {
  const day = toDay(showing.start)
  const { production } = showing
  const picture = getWidePicture(production)
  return (
    <article className={styles.ticket}>
      {picture && (
        <Picture
          image={{ ...picture, alt: '' }}
          ratio={[16, 9]}
          sizes="(min-width: 48rem) 24rem, 92vw"
          imagesUrl={context.imagesUrl}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.day}>
          <DayWords
            span={toDaySpan(day)}
            date={toDateWords(day, toDay(context.generatedAt), context.locale)}
            renderedAt={context.generatedAt}
          />
        </p>
        {showing.title && (
          <Heading level={level}>
            <SafeLink href={showing.path} className={styles.link}>
              {showing.title}
            </SafeLink>
          </Heading>
        )}
        {production?.object === 'movie' && <FilmFacts production={production} />}
        <TimesOfDay showings={[showing]} context={context} />
      </div>
    </article>
  )
}

/** The showing that is next, as a ticket: what, when, where, and the button. */
export const ticket = defineBlock({
  kind: 'ticket',
  needs: { single: true, showings: true },
  heading: (props) => (toNext(props).length > 0 ? TITLE : undefined),
  example: { ...exampleProps, showings: exampleShowings },
  View: (props) => {
    const next = toNext(props)
    if (next.length === 0) return null
    const { level, single, context } = props
    return (
      <Section level={level} heading={TITLE}>
        {next.map((showing, index) => (
          <During
            key={showing.id}
            from={next[index - 1]?.start}
            until={single.showing ? undefined : showing.start}
            renderedAt={context.generatedAt}
          >
            <Card showing={showing} level={levelBelow(level)} context={context} />
          </During>
        ))}
      </Section>
    )
  },
})
