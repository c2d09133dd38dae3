/** The films that the visitor wants to see. */
import { useEffect } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { SafeLink } from '@/components/ui/safe-link'
import { useAccountDispatch, useAccountSaga, useAccountSelector } from '@/store/account-hooks'
import { selectPagination } from '@/store/pagination/slice'
import { watchListSaga } from '@/store/watch-list/saga'
import { moreWatchListRequested, selectWatchList, watchListLeft, watchListRequested } from '@/store/watch-list/slice'
import { PaginatedList } from './paginated-list'
import { WATCH_LIST } from './paths'
import { Poster } from './poster'
import { PrivatePart } from './private-part'
import { RatingLine } from './rating-line'
import styles from './watch-list.module.css'

const EMPTY = (
  <EmptyState>
    Se-lista er tom. Finn en film i <a href="/program">programmet</a>, og legg den til fra filmens side.
  </EmptyState>
)

function Films({ imagesUrl }: { imagesUrl: string }) {
  const dispatch = useAccountDispatch()
  const list = useAccountSelector(selectWatchList)
  const pagination = useAccountSelector((state) => selectPagination(state, 'watchList'))
  useAccountSaga(watchListSaga)

  useEffect(() => {
    dispatch(watchListRequested())
    return () => {
      dispatch(watchListLeft())
    }
  }, [dispatch])

  return (
    <PaginatedList
      what="se-lista"
      shape="posters"
      list={list}
      pagination={pagination}
      onFirst={() => dispatch(watchListRequested())}
      onNext={() => dispatch(moreWatchListRequested())}
      empty={EMPTY}
    >
      <ul className={styles.films}>
        {list.items.map(({ movieId, title, link, poster, rating, ratingCount }) => (
          <li key={movieId} className={styles.film}>
            <SafeLink href={link} className={styles.link}>
              <Poster url={poster} title={title} imagesUrl={imagesUrl} />
              <span className={styles.title}>{title}</span>
            </SafeLink>
            <RatingLine rating={rating} count={ratingCount} />
          </li>
        ))}
      </ul>
    </PaginatedList>
  )
}

export function WatchList({ imagesUrl }: { imagesUrl: string }) {
  return (
    <PrivatePart path={WATCH_LIST}>
      <Films imagesUrl={imagesUrl} />
    </PrivatePart>
  )
}
