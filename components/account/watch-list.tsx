/** The films that the visitor wants to see. */
import { useEffect } from 'react'
import { EmptyWords } from '@/components/ui/empty-words'
import { SafeLink } from '@/components/ui/safe-link'
import { useAccountDispatch, useAccountPart, useAccountSelector } from '@/store/account-hooks'
import { selectHasMore } from '@/store/progress/selectors'
import { addWatchList } from '@/store/watch-list/add-watch-list'
import { selectWatchList } from '@/store/watch-list/selectors'
import { moreWatchListWanted, watchListLeft, watchListWanted } from '@/store/watch-list/slice'
import { ListEnd } from './list-end'
import { WATCH_LIST } from './paths'
import { Poster } from './poster'
import { PrivatePart } from './private-part'
import { RatingLine } from './rating-line'
import { Skeleton } from './skeleton'
import styles from './watch-list.module.css'

const WHAT = 'se-lista'
const hasMoreFilms = selectHasMore('watchList')

function Films({ imagesUrl }: { imagesUrl: string }) {
  const dispatch = useAccountDispatch()
  const { items, loading, error } = useAccountSelector(selectWatchList)
  const hasMore = useAccountSelector(hasMoreFilms)
  useAccountPart(addWatchList)

  useEffect(() => {
    dispatch(watchListWanted())
    return () => {
      dispatch(watchListLeft())
    }
  }, [dispatch])

  if (loading && items.length === 0) return <Skeleton what={WHAT} shape="posters" />
  const end = (
    <ListEnd
      what={WHAT}
      hasMore={hasMore}
      loading={loading}
      error={error}
      onMore={() => dispatch(hasMore ? moreWatchListWanted() : watchListWanted())}
    />
  )
  if (items.length === 0 && !error) {
    return (
      <EmptyWords>
        Se-lista er tom. Finn en film i <a href="/program">programmet</a>, og legg den til fra filmens side.
      </EmptyWords>
    )
  }
  return (
    <>
      <ul className={styles.films}>
        {items.map(({ movieId, title, link, poster, rating, ratingCount }) => (
          <li key={movieId} className={styles.film}>
            <SafeLink href={link} className={styles.link}>
              <Poster url={poster} title={title} imagesUrl={imagesUrl} />
              <span className={styles.title}>{title}</span>
            </SafeLink>
            <RatingLine rating={rating} count={ratingCount} />
          </li>
        ))}
      </ul>
      {end}
    </>
  )
}

export function WatchList({ imagesUrl }: { imagesUrl: string }) {
  return (
    <PrivatePart path={WATCH_LIST}>
      <Films imagesUrl={imagesUrl} />
    </PrivatePart>
  )
}
