/** A rating as stars and as a number, with how many gave it. Nothing where nobody did. */
import { formatCount, formatRating } from '@/lib/amounts'
import styles from './rating-line.module.css'

const MOST = 5
const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'
const PLACES = [0, 1, 2, 3, 4]

function Row({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 24" aria-hidden="true" focusable="false">
      {PLACES.map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * 24} 0)`} />
      ))}
    </svg>
  )
}

/** @param rating 0 to 5; what is beyond is shown as the nearest of these */
export function Stars({ rating }: { rating: number }) {
  const shown = Math.min(MOST, Math.max(0, rating))
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`${formatRating(shown).replace(',0', '')} av ${MOST} stjerner`}
    >
      <Row className={styles.empty} />
      <span className={styles.full} style={{ inlineSize: `${(shown / MOST) * 100}%` }}>
        <Row className={styles.row} />
      </span>
    </span>
  )
}

export function RatingLine({ rating, count }: { rating: number | undefined; count: number | undefined }) {
  if (rating === undefined || count === 0) return null
  return (
    <p className={styles.line}>
      <Stars rating={rating} />
      <span>
        {formatRating(rating)}
        {count !== undefined && <span className={styles.count}> ({formatCount(count, 'stemme', 'stemmer')})</span>}
      </span>
    </p>
  )
}
