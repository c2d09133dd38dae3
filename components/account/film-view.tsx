/** What visitors think of a film, over the store of the tab. Heavy: fetched by film-account.client.tsx. */
import { useEffect } from 'react'
import { useAccountDispatch, useAccountSelector } from '@/store/account-hooks'
import { selectMovie } from '@/store/movie/selectors'
import { movieInfoSuccess, movieLeft } from '@/store/movie/slice'
import { reviewsLeft, reviewsWanted } from '@/store/reviews/slice'
import { selectProfileState } from '@/store/user-profile/selectors'
import { AccountProvider, type LoyaltyRuntime } from './account-provider'
import { toFormProblem } from './error-words'
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
      {error?.call === 'switchTokensDx' && <Notice>{toFormProblem(error).words}</Notice>}
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
