/** What visitors wrote about a film, twenty at a time. Their words are text, whatever they hold. */

import { Picture } from '@/components/ui/picture'
import { Time } from '@/components/ui/time'
import { formatCount } from '@/lib/amounts'
import { formatFullDate } from '@/lib/format'
import { useAccountDispatch, useAccountSelector } from '@/store/account-hooks'
import type { Review } from '@/store/loyalty/answers'
import { selectPagination } from '@/store/pagination/slice'
import { moreReviewsRequested, reviewsRequested, selectReviews } from '@/store/reviews/slice'
import { PaginatedList } from './paginated-list'
import { Stars } from './rating-line'
import styles from './reviews.module.css'

function Face({ review, imagesUrl }: { review: Review; imagesUrl: string }) {
  const { image, userName } = review
  if (image) {
    return (
      <Picture
        image={{ url: image, alt: '' }}
        ratio={[1, 1]}
        sizes="3rem"
        imagesUrl={imagesUrl}
        className={styles.face}
      />
    )
  }
  return (
    <span className={styles.face} aria-hidden="true">
      {[...(userName ?? '').trim()][0]?.toLocaleUpperCase('nb') ?? '?'}
    </span>
  )
}

function toLikes({ likesCount = 0, isLiked = false }: Review): string | undefined {
  if (likesCount <= 0) return isLiked ? 'Du liker dette' : undefined
  const words = `${formatCount(likesCount, 'liker', 'liker')} dette`
  return isLiked ? `${words}, du også` : words
}

function ReviewCard({ review, imagesUrl }: { review: Review; imagesUrl: string }) {
  const { comment, rating, addedAt, userName } = review
  const likes = toLikes(review)
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Face review={review} imagesUrl={imagesUrl} />
        <div className={styles.who}>
          <h3 className={styles.name}>{userName?.trim() || 'Uten navn'}</h3>
          <Time at={addedAt} className={styles.date}>
            {formatFullDate(addedAt)}
          </Time>
        </div>
        <Stars rating={rating} />
      </header>
      {comment && <p className={styles.comment}>{comment}</p>}
      {likes && <p className={styles.likes}>{likes}</p>}
    </article>
  )
}

const EMPTY = <p className={styles.none}>Ingen har anmeldt filmen ennå.</p>

export function Reviews({ ediNumber, imagesUrl }: { ediNumber: string; imagesUrl: string }) {
  const dispatch = useAccountDispatch()
  const list = useAccountSelector(selectReviews)
  const pagination = useAccountSelector((state) => selectPagination(state, 'reviews'))
  return (
    <PaginatedList
      what="anmeldelsene"
      shape="rows"
      list={list}
      pagination={pagination}
      onFirst={() => dispatch(reviewsRequested(ediNumber))}
      onNext={() => dispatch(moreReviewsRequested(ediNumber))}
      empty={EMPTY}
    >
      <ul className={styles.reviews}>
        {list.items.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} imagesUrl={imagesUrl} />
          </li>
        ))}
      </ul>
    </PaginatedList>
  )
}
