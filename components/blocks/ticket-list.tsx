import { exampleProps } from '@/components/editorial/examples'
import { levelBelow } from '@/components/editorial/heading'
import { Section } from '@/components/editorial/section'
import { AgeGuide } from '@/components/programme/age/age-guide'
import { During } from '@/components/programme/ageing.client'
import { exampleFilm, exampleFilmShowings } from '@/components/programme/examples'
import { Notices } from '@/components/programme/tickets/notices'
import { PastShows } from '@/components/programme/tickets/past-shows'
import { TicketDays } from '@/components/programme/tickets/ticket-days'
import { Venue } from '@/components/programme/tickets/venue'
import { EmptyState } from '@/components/ui/empty-state'
import { formatFullDate } from '@/lib/format'
import { toPlaces } from '@/lib/programme/places'
import { type BlockProps, defineBlock } from './define-block'

const TITLE = 'Tider og billetter'

/** @returns undefined where the notice above has said it already */
function toEmptyWords({ single: { production }, context, showings }: BlockProps): string | undefined {
  const { premiere, status, object } = production ?? {}
  if (status === 'cancelled' || status === 'postponed') return undefined
  const hasTimes = showings.some(({ start }) => start > context.generatedAt)
  if (!hasTimes && premiere !== undefined && premiere > context.generatedAt) {
    return `Premiere ${formatFullDate(premiere, context.locale)}. Billettene legges ut her når tidene er klare.`
  }
  if (showings.length > 0) return 'Ingen flere forestillinger er satt opp.'
  return object === 'movie' ? 'Ingen forestillinger er satt opp ennå.' : 'Dato og billetter kommer her.'
}

/** The page's showings by day, each with its button; what was cancelled or moved is said first, the past sinks. */
export const ticketList = defineBlock({
  kind: 'ticketList',
  needs: { single: true, showings: true },
  heading: ({ single, showings }) => (single.production || showings.length > 0 ? TITLE : undefined),
  example: { ...exampleProps, single: { production: exampleFilm }, showings: exampleFilmShowings },
  View: (props) => {
    const { level, single, showings, context } = props
    const { production } = single
    if (!production && showings.length === 0) return null
    const { generatedAt } = context
    const coming = showings.filter(({ start }) => start > generatedAt).toSorted((a, b) => a.start - b.start)
    const [place, ...others] = toPlaces(coming)
    const empty = toEmptyWords(props)
    return (
      <Section level={level} heading={TITLE} lead={place && others.length === 0 && <Venue place={place} />}>
        <Notices production={production} showings={coming} context={context} />
        {production && <AgeGuide ageLimit={production.ageLimit} ageReason={production.ageReason} />}
        {coming.length > 0 && <TicketDays showings={coming} level={levelBelow(level)} context={context} />}
        {empty && (
          <During from={coming.at(-1)?.start} renderedAt={generatedAt}>
            <EmptyState>{empty}</EmptyState>
          </During>
        )}
        <PastShows showings={showings} context={context} />
      </Section>
    )
  },
})
