/** A film's age limit as text and colour. Knows what it means only through lib/programme. */
import { type AgeLimit, toAgeLabel } from '@/lib/programme/age-limit'
import styles from './age-badge.module.css'

interface AgeBadgeProps {
  /** null: not yet set. undefined: it has none, as culture has not; nothing is shown. */
  limit: AgeLimit | undefined
}

/** A bare number needs its word, which the eye takes from the colour and the place. */
function toPrefix(limit: AgeLimit): string | undefined {
  if (limit === null) return undefined
  return limit === 0 ? 'Tillatt for ' : 'Aldersgrense '
}

export function AgeBadge({ limit }: AgeBadgeProps) {
  if (limit === undefined) return null
  const prefix = toPrefix(limit)
  return (
    <span className={styles.badge} data-limit={limit ?? 'unset'}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {toAgeLabel(limit)}
    </span>
  )
}
