/** What stands in the place of a list when there is nothing in it. */
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export function EmptyState({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>
}
