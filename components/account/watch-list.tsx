/** The films that the visitor wants to see. */
import { useEffect } from 'react'
import { EmptyWords } from '@/components/ui/empty-words'
import { SafeLink } from '@/components/ui/safe-link'
import { useAccountDispatch, useAccountPart, useAccountSelector } from '@/store/account-hooks'
import { selectReading } from '@/store/progress/selectors'
import { addWatchList } from '@/store/watch-list/add-watch-list'
import { selectWatchList } from '@/store/watch-list/selectors'
import { moreWatchListWanted, watchListLeft, watchListWanted } from '@/store/watch-list/slice'
import { PartedList } from './parted-list'
import { WATCH_LIST } from './paths'
import { Poster } from './poster'
import { PrivatePart } from './private-part'
import { RatingLine } from './rating-line'
import styles from './watch-list.module.css'

const selectWatchListReading = selectReading('watchList')

const EMPTY = (
  <EmptyWords>
    Se-lista er tom. Finn en film i <a href="/program">programmet</a>, og legg den til fra filmens side.
  </EmptyWords>
)

function Films({ imagesUrl }: { imagesUrl: string }) {
  const dispatch = useAccountDispatch()
  const list = useAccountSelector(selectWatchList)
  const reading = useAccountSelector(selectWatchListReading)
  useAccountPart(addWatchList)

  useEffect(() => {
    dispatch(watchListWanted())
    return () => {
      dispatch(watchListLeft())
    }
  }, [dispatch])

  return (
    <PartedList
      what="se-lista"
      shape="posters"
      list={list}
      reading={reading}
      onFirst={() => dispatch(watchListWanted())}
      onNext={() => dispatch(moreWatchListWanted())}
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
    </PartedList>
  )
}

export function WatchList({ imagesUrl }: { imagesUrl: string }) {
  return (
    <PrivatePart path={WATCH_LIST}>
      <Films imagesUrl={imagesUrl} />
    </PrivatePart>
  )
}
