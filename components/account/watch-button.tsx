/** "Legg til i se-liste". A failure is for the console only (S8.6): the button is then as it was. */
import { useEffect } from 'react'
import { useOnline } from '@/components/ui/use-online'
import { useAccountDispatch, useAccountSaga, useAccountSelector } from '@/store/account-hooks'
import type { Movie } from '@/store/loyalty/answers'
import { selectPagination } from '@/store/pagination/slice'
import { selectIsLoggedIn } from '@/store/user-profile/slice'
import { selectIsAdding } from '@/store/watch-list/adding-slice'
import { watchListSaga } from '@/store/watch-list/saga'
import {
  addMovieRequested,
  moreWatchListRequested,
  selectIsListed,
  selectWatchList,
  watchListLeft,
  watchListRequested,
} from '@/store/watch-list/slice'
import { toLoginAddress, WATCH_LIST } from './paths'
import styles from './watch-button.module.css'

const WORDS = {
  free: 'Legg til i se-liste',
  adding: 'Legger til …',
  waiting: 'Legges til når du har nett',
  listed: 'Ligger i se-lista',
}

/** The list is read page by page, to its end or to the film: the platform cannot be asked for one film of it. */
function useReadList(isLoggedIn: boolean, isListed: boolean): void {
  const dispatch = useAccountDispatch()
  const { requested, loading, error } = useAccountSelector(selectWatchList)
  const { hasMore } = useAccountSelector((state) => selectPagination(state, 'watchList'))
  useAccountSaga(watchListSaga)

  useEffect(() => {
    if (!isLoggedIn || loading || error) return
    if (!requested) dispatch(watchListRequested())
    else if (hasMore && !isListed) dispatch(moreWatchListRequested())
  }, [dispatch, isLoggedIn, requested, loading, error, hasMore, isListed])

  useEffect(
    () => () => {
      dispatch(watchListLeft())
    },
    [dispatch],
  )
}

export function WatchButton({ movie }: { movie: Movie }) {
  const dispatch = useAccountDispatch()
  const isLoggedIn = useAccountSelector(selectIsLoggedIn)
  const isListed = useAccountSelector((state) => selectIsListed(state, movie.movieId))
  const isAdding = useAccountSelector((state) => selectIsAdding(state, movie.movieId))
  const isOnline = useOnline()
  useReadList(isLoggedIn, isListed)

  if (!isLoggedIn) {
    return (
      <p>
        <a href={toLoginAddress(location.pathname + location.search)} className={styles.link}>
          Logg inn for å legge filmen i se-lista
        </a>
      </p>
    )
  }
  const adding = isOnline ? 'adding' : 'waiting'
  const state = isListed ? 'listed' : isAdding ? adding : 'free'
  return (
    <div className={styles.watch}>
      <button
        type="button"
        className="ds-button"
        data-variant={isListed ? 'secondary' : undefined}
        aria-disabled={state !== 'free'}
        onClick={() => state === 'free' && dispatch(addMovieRequested(movie))}
      >
        {WORDS[state]}
      </button>
      <span role="status">{isListed && <a href={WATCH_LIST}>Åpne se-lista</a>}</span>
    </div>
  )
}
