/** The 12-column grid that a page's template is laid on (rule 7). Knows spans and orders, no block. */
import type { CSSProperties, ReactNode } from 'react'
import type { Column as Template } from '@/contract/page'
import styles from './grid.module.css'

const WIDTHS = ['xs', 'md', 'lg'] as const
const ALL = 12

interface RowProps {
  /** Contained: at the page's width, with its gutters. Otherwise from edge to edge. */
  container: boolean
  children: ReactNode
}

export function Row({ container, children }: RowProps) {
  return <div className={container ? `${styles.row} ${styles.contained}` : styles.row}>{children}</div>
}

interface ColumnProps {
  span?: Template['span']
  order?: Template['order']
  children: ReactNode
}

/** A missing span is 12; a missing order is the next smaller width's, at last the order of the source (rule 7). */
export function Column({ span, order, children }: ColumnProps) {
  const style: CSSProperties & Record<`--${string}`, number> = {}
  for (const width of WIDTHS) {
    style[`--span-${width}`] = span?.[width] ?? ALL
    const place = order?.[width]
    if (place !== undefined) style[`--order-${width}`] = place
  }
  return (
    <div className={styles.column} style={style}>
      {children}
    </div>
  )
}
