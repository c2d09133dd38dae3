/** What is too much to show at once: folded, and one press away, with or without script. */
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
