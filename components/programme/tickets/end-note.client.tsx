'use client'
import { useClock } from '@/components/ui/use-clock'
/** "ferdig ca. 20.05", and what else is worth a line below a time: gone with a showing that does not take place. */
import type { PageContext } from '@/lib/pages/page-data'
import { type Sellable, toAvailability } from '@/lib/programme/availability'
import { toEndWords } from '@/lib/programme/words'
import { useLiveEvent } from '@/store/hooks'
import styles from './times-of-day.module.css'

export interface EndNoteProps {
  showing: Pick<Sellable, 'start' | 'status' | 'isStatusFixed'> & { id: string; end: number }
  /** In words: what this showing offers that others do not. */
  access: readonly string[]
  renderedAt: number
  runtime: PageContext['runtime']
}

export function EndNote({ showing, access, renderedAt, runtime }: EndNoteProps) {
  const isWatched = useClock((now) => now < showing.start, renderedAt)
  const live = useLiveEvent(isWatched ? showing.id : undefined, runtime)
  const { state, start } = toAvailability(showing, live?.event, renderedAt)
  if (state === 'cancelled' || state === 'postponed') return null
  const end = showing.end + start - showing.start
  return <p className={styles.note}>{[toEndWords({ end }), ...access].join(' · ')}</p>
}
