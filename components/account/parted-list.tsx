/** A list that is read in parts, whatever state it is in: on its way, failed, empty, shown, with more to come. */
import { type ReactNode, useState } from 'react'
import type { HttpErrorView } from '@/lib/http/errors'
import type { Reading } from '@/store/progress/slice'
import { toListWords } from './error-words'
import { HeldFocus } from './held-focus'
import { Notice } from './notice'
import { Skeleton } from './skeleton'

interface PartedListProps {
  /** What it lists: "billettene". */
  what: string
  shape: 'rows' | 'posters'
  list: { items: readonly unknown[]; loading: boolean; error: HttpErrorView | undefined }
  reading: Reading
  onFirst: () => void
  onNext: () => void
  /** What it says when there is nothing in it. */
  empty: ReactNode
  children: ReactNode
}

type EndProps = Pick<PartedListProps, 'what' | 'list' | 'reading' | 'onNext'>

function End({ what, list: { loading, error }, reading: { hasMore, failed }, onNext }: EndProps) {
  const [isPressed, setPressed] = useState(false)
  const ask = () => {
    setPressed(true)
    if (!loading) onNext()
  }
  if (error && failed === 'next') return <Notice onRetry={onNext}>{toListWords(what, error)}</Notice>
  if (!hasMore) return isPressed && <p>Alle er vist.</p>
  return (
    <p>
      <button type="button" className="ds-button" data-variant="secondary" aria-disabled={loading} onClick={ask}>
        {loading ? 'Henter flere …' : 'Vis flere'}
      </button>
    </p>
  )
}

function Content({ what, shape, list, reading, onFirst, onNext, empty, children }: PartedListProps) {
  const { items, loading, error } = list
  const hasNothing = items.length === 0 && !reading.hasMore
  if (hasNothing && error) return <Notice onRetry={onFirst}>{toListWords(what, error)}</Notice>
  if (items.length === 0 && (loading || !reading.isAnswered)) return <Skeleton what={what} shape={shape} />
  if (hasNothing) return empty
  return (
    <>
      {error && reading.failed === 'first' && (
        <Notice onRetry={onFirst}>{toListWords(what, error)} Her er det du hadde sist.</Notice>
      )}
      {children}
      <HeldFocus>
        <End what={what} list={list} reading={reading} onNext={onNext} />
      </HeldFocus>
    </>
  )
}

export function PartedList(props: PartedListProps) {
  return (
    <HeldFocus>
      <Content {...props} />
    </HeldFocus>
  )
}
