/** A designed poster for a film that has none, set from its title. Decorates: the title stands beside it. */
import styles from './poster-fallback.module.css'

/** Inks, as in the style sheet, and motifs meet in 24 ways; the title itself does the rest. */
const INKS = 6

/** Drawn on a ground of 200 by 300, below the title. */
const MOTIFS = [
  'M0 262 48 196 76 226 124 158 158 204 200 172V300H0Z',
  'M100 300m-92 0a92 92 0 0 1 184 0ZM100 196m-22 0a22 22 0 1 1 44 0 22 22 0 1 1-44 0Z',
  'M0 204q25-20 50 0t50 0 50 0 50 0v24q-25 20-50 0t-50 0-50 0-50 0ZM0 256q25-20 50 0t50 0 50 0 50 0v44H0Z',
  'M0 300V180h22v120ZM44 300V204h22v96ZM88 300V168h22v132ZM132 300V216h22v84ZM176 300V188h22v112Z',
]

/** FNV-1a: the same title has the same poster, everywhere and always. */
function toNumber(title: string): number {
  let hash = 0x811c9dc5
  for (const character of title) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** By the letters of the longest word, at most. */
const SIZES = [
  { most: 7, size: 'huge' },
  { most: 9, size: 'large' },
  { most: 11, size: 'medium' },
  { most: 14, size: 'small' },
]

/** Set as large as the longest word allows on one line; a long title a step smaller. */
function toSize(title: string): string {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => [...word].length))
  const letters = title.length > 30 ? longest + 2 : longest
  return SIZES.find(({ most }) => letters <= most)?.size ?? 'tiny'
}

export function PosterFallback({ title }: { title: string }) {
  const number = toNumber(title)
  const motif = MOTIFS[Math.floor(number / INKS) % MOTIFS.length]
  return (
    <div className={styles.poster} data-ink={number % INKS} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.motif}
        viewBox="0 0 200 300"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path d={motif} />
      </svg>
      <span className={styles.title} data-size={toSize(title)}>
        {title}
      </span>
    </div>
  )
}
