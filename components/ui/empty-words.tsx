/** What a list says when there is nothing in it. */
import type { ReactNode } from 'react'
import styles from './empty-words.module.css'

export function EmptyWords({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>
}
