/** What happened, and what can be done about it. */
import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  children: ReactNode
  /** "Prøv igjen", where another try may help. */
  onRetry?: (() => void) | undefined
}

export function Notice({ children, onRetry }: NoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <p>{children}</p>
      {onRetry && (
        <button type="button" className="ds-button" data-variant="secondary" onClick={onRetry}>
          Prøv igjen
        </button>
      )}
    </div>
  )
}
