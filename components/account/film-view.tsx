/** What visitors think of a film, over the store of the tab. Heavy: fetched by film-account.client.tsx. */
import { useEffect } from 'react'
import { useAccountDispatch, useAccountSaga, useAccountSelector } from '@/store/account-hooks'
import { movieSaga } from '@/store/movie/saga'
import { movieInfoSuccess, movieLeft, selectMovie } from '@/store/movie/slice'
import { reviewsSaga } from '@/store/reviews/saga'
import { reviewsLeft, reviewsRequested } from '@/store/reviews/slice'
import type { LoyaltyRuntime } from '@/store/tab-account'
import { selectProfileState } from '@/store/user-profile/slice'
import { AccountProvider } from './account-provider'
import styles from './film-account.module.css'
import { NO_LONGER_LOGGED_IN } from './messages'
import { Notice } from './notice'
import { RatingLine } from './rating-line'
import { Reviews } from './reviews'
import { WatchButton } from './watch-button'

export interface FilmViewProps {
  ediNumber: string
  runtime: LoyaltyRuntime
  imagesUrl: string
}

export function Film({ ediNumber, imagesUrl }: Omit<FilmViewProps, 'runtime'>) {
  const dispatch = useAccountDispatch()
  const { movieInfo } = useAccountSelector(selectMovie)
  const { error } = useAccountSelector(selectProfileState)
  useAccountSaga(movieSaga)
  useAccountSaga(reviewsSaga)

  useEffect(() => {
    dispatch(movieInfoSuccess(ediNumber))
    dispatch(reviewsRequested(ediNumber))
    return () => {
      dispatch(movieLeft())
      dispatch(reviewsLeft())
    }
  }, [dispatch, ediNumber])

  return (
    <>
      {error?.call === 'switchTokensDx' && <Notice>{NO_LONGER_LOGGED_IN}</Notice>}
      <div className={styles.film}>
        {movieInfo && (
          <>
            <RatingLine rating={movieInfo.rating} count={movieInfo.ratingCount} />
            <WatchButton movie={movieInfo} />
          </>
        )}
      </div>
      <Reviews ediNumber={ediNumber} imagesUrl={imagesUrl} />
    </>
  )
}

export function FilmView({ ediNumber, runtime, imagesUrl }: FilmViewProps) {
  return (
    <AccountProvider runtime={runtime}>
      <Film ediNumber={ediNumber} imagesUrl={imagesUrl} />
    </AccountProvider>
  )
}
