import { exampleProps } from '@/components/editorial/examples'
import { levelBelow } from '@/components/editorial/heading'
import { listHeading } from '@/components/editorial/own-heading'
import { Section } from '@/components/editorial/section'
import { exampleFilms } from '@/components/programme/examples'
import { PosterWall } from '@/components/programme/film/poster-wall'
import { EmptyState } from '@/components/ui/empty-state'
import { defineBlock } from './define-block'

/** All the house's films as a wall of posters, by title. */
export const events = defineBlock({
  kind: 'events',
  needs: { object: 'movie', productions: true },
  heading: ({ pageTitle }) => pageTitle,
  example: { ...exampleProps, productions: exampleFilms },
  View: (props) => {
    const { level, productions, context } = props
    const heading = listHeading(props, 'Filmer')
    const byTitle = productions.toSorted((a, b) => a.title.localeCompare(b.title, 'nb'))
    return (
      <Section level={level} heading={heading}>
        {byTitle.length > 0 ? (
          <PosterWall
            productions={byTitle}
            level={heading ? levelBelow(level) : 2}
            context={context}
            isFirst={level === 1}
          />
        ) : (
          <EmptyState>Ingen filmer er lagt ut akkurat nå.</EmptyState>
        )}
      </Section>
    )
  },
})
