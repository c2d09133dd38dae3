/** What a visitor with a ticket must read first: cancelled, postponed, moved. */

import { During } from '@/components/programme/ageing.client'
import { ClockWords } from '@/components/ui/clock-words'
import type { Production } from '@/contract/production'
import { formatLongDateTime } from '@/lib/format'
import type { PageContext } from '@/lib/pages/page-data'
import { toAvailability } from '@/lib/programme/availability'
import type { Showing } from '@/lib/programme/showing'
import styles from './notices.module.css'

interface NoticesProps {
  production: Production | undefined
  showings: readonly Showing[]
  context: PageContext
}

/** Rule 23: what a production says of itself stands in place of what its showings say. */
function toWholeNotice(production: Production | undefined): string | undefined {
  const what = production?.object === 'movie' ? 'Alle forestillinger' : 'Arrangementet'
  if (production?.status === 'cancelled') return `${what} er avlyst.`
  return production?.status === 'postponed' ? `${what} er utsatt. Ny dato kommer her.` : undefined
}

/** Rule 23: a former start is told with any status. */
function toNotice(showing: Showing, { generatedAt, locale }: PageContext): string | undefined {
  const { state, words, movedWords } = toAvailability(showing, undefined, generatedAt)
  const isOff = (state === 'cancelled' || state === 'postponed') && !showing.isStatusFixed
  if (!isOff && movedWords === undefined) return undefined
  const when = formatLongDateTime(showing.start, locale)
  return isOff ? `${words}: ${when}` : `${movedWords} til ${when}`
}

export function Notices({ production, showings, context }: NoticesProps) {
  const whole = toWholeNotice(production)
  const notices = showings.flatMap((showing) => {
    const words = toNotice(showing, context)
    return words ? [{ showing, words }] : []
  })
  if (!whole && notices.length === 0) return null
  return (
    <ul className={styles.notices}>
      {whole && <li>{whole}</li>}
      {notices.map(({ showing, words }) => (
        <During key={showing.id} as="li" until={showing.start} renderedAt={context.generatedAt}>
          <ClockWords words={words} />
        </During>
      ))}
    </ul>
  )
}
