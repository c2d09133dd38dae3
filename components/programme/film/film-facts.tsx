/** Age limit, running time and kind of film on one line. */
import { AgeBadge } from '@/components/programme/age/age-badge'
import { toFilmWords } from '@/components/programme/listing/listing'
import type { Production } from '@/contract/production'
import styles from './film-facts.module.css'

interface FilmFactsProps {
  production: Production
  /** How many of its genres are named. */
  genres?: number
}

export function FilmFacts({ production, genres }: FilmFactsProps) {
  const { ageLimit } = production
  const words = toFilmWords(production, genres)
  if (ageLimit === undefined && words === '') return null
  return (
    <p className={styles.facts}>
      {ageLimit !== undefined && <AgeBadge limit={ageLimit} />}
      {words && <span>{words}</span>}
    </p>
  )
}
