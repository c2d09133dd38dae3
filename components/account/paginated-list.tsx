/** A list that is read page by page, whatever state it is in: on its way, failed, empty, shown, with more to come. */
import { type ReactNode, useState } from 'react'
import type { ListState } from '@/store/pagination/list-reducers'
import type { PaginationState } from '@/store/pagination/slice'
import { HeldFocus } from './held-focus'
import { toListMessage } from './messages'
import { Notice } from './notice'
import { Skeleton } from './skeleton'

interface PaginatedListProps {
  /** What it lists: "billettene". */
  what: string
  shape: 'rows' | 'posters'
  list: ListState<unknown>
  pagination: PaginationState
  onFirst: () => void
  onNext: () => void
  /** What it says when there is nothing in it. */
  empty: ReactNode
  children: ReactNode
}

type EndProps = Pick<PaginatedListProps, 'what' | 'list' | 'pagination' | 'onNext'>

function End({ what, list: { loading, error }, pagination: { hasMore, failed }, onNext }: EndProps) {
  const [isPressed, setPressed] = useState(false)
  const ask = () => {
    setPressed(true)
    if (!loading) onNext()
  }
  if (error && failed === 'next') return <Notice onRetry={onNext}>{toListMessage(what, error)}</Notice>
  if (!hasMore) return isPressed && <p>Alle er vist.</p>
  return (
    <p>
      <button type="button" className="ds-button" data-variant="secondary" aria-disabled={loading} onClick={ask}>
        {loading ? 'Henter flere …' : 'Vis flere'}
      </button>
    </p>
  )
}

function Content({ what, shape, list, pagination, onFirst, onNext, empty, children }: PaginatedListProps) {
  const { items, loading, error } = list
  const hasNothing = items.length === 0 && !pagination.hasMore
  if (hasNothing && error) return <Notice onRetry={onFirst}>{toListMessage(what, error)}</Notice>
  if (items.length === 0 && (loading || !pagination.isAnswered)) return <Skeleton what={what} shape={shape} />
  if (hasNothing) return empty
  return (
    <>
      {error && pagination.failed === 'first' && (
        <Notice onRetry={onFirst}>{toListMessage(what, error)} Her er det du hadde sist.</Notice>
      )}
      {children}
      <HeldFocus>
        <End what={what} list={list} pagination={pagination} onNext={onNext} />
      </HeldFocus>
    </>
  )
}

export function PaginatedList(props: PaginatedListProps) {
  return (
    <HeldFocus>
      <Content {...props} />
    </HeldFocus>
  )
}
