/** What has been: folded, the newest first. A showing sinks here as it begins, on a page that stands open too. */

import { Disclosure } from '@/components/editorial/disclosure'
import { During } from '@/components/programme/ageing.client'
import { ClockWords } from '@/components/ui/clock-words'
import { formatFullDateTime } from '@/lib/format'
import type { PageContext } from '@/lib/pages/page-data'
import type { Showing } from '@/lib/programme/showing'
import styles from './past-shows.module.css'

/** How many are kept at hand. */
const KEPT = 20

const ENDS: Readonly<Partial<Record<Showing['status'], string>>> = { cancelled: ', avlyst', postponed: ', utsatt' }

export function PastShows({ showings, context }: { showings: readonly Showing[]; context: PageContext }) {
  const { generatedAt, locale } = context
  const newestFirst = showings.toSorted((a, b) => b.start - a.start)
  const coming = newestFirst.filter(({ start }) => start > generatedAt)
  const past = newestFirst.filter(({ start }) => start <= generatedAt).slice(0, KEPT)
  const first = [...coming, ...past].at(-1)
  if (!first) return null
  return (
    <During from={first.start} renderedAt={generatedAt}>
      <Disclosure summary="Tidligere forestillinger">
        <ul className={styles.shows}>
          {[...coming, ...past].map(({ id, start, status }) => (
            <During key={id} as="li" from={start} renderedAt={generatedAt}>
              <ClockWords words={`${formatFullDateTime(start, locale)}${ENDS[status] ?? ''}`} />
            </During>
          ))}
        </ul>
      </Disclosure>
    </During>
  )
}
