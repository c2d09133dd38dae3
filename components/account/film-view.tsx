/** What visitors think of a film, over the store of the tab. Heavy: fetched by film-account.client.tsx. */
import { useEffect } from 'react'
import { useAccountDispatch, useAccountPart, useAccountSelector } from '@/store/account-hooks'
import { addMovie } from '@/store/movie/add-movie'
import { selectMovie } from '@/store/movie/selectors'
import { movieInfoSuccess, movieLeft } from '@/store/movie/slice'
import { addReviews } from '@/store/reviews/add-reviews'
import { reviewsLeft, reviewsWanted } from '@/store/reviews/slice'
import type { LoyaltyRuntime } from '@/store/tab-account'
import { selectProfileState } from '@/store/user-profile/selectors'
import { AccountProvider } from './account-provider'
import { NO_LONGER_LOGGED_IN } from './error-words'
import styles from './film-account.module.css'
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
  useAccountPart(addMovie)
  useAccountPart(addReviews)

  useEffect(() => {
    dispatch(movieInfoSuccess(ediNumber))
    dispatch(reviewsWanted(ediNumber))
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
