/** Cards side by side, as many as fit. */
import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Rows that come out even: nobody is left alone on the last one where that can be helped. */
const toColumns = (count: number) => (count < 3 ? 2 : count % 3 === 0 || count === 5 ? 3 : 4)

/** @param cards with the key that each has in its list */
export function CardGrid({ cards }: { cards: readonly { key: string; card: ReactNode }[] }) {
  return (
    <ul className={styles.grid} data-columns={toColumns(cards.length)}>
      {cards.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  )
}

/** Widths of a card for the browser's choice of picture. */
export const CARD_SIZES = '(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw'
