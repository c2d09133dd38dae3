/** The shape of what is on its way. Says so to those who listen. */
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** What is loading: "billettene". */
  what: string
  shape: 'form' | 'rows' | 'posters'
}

const PIECES = { form: ['a', 'b', 'c'], rows: ['a', 'b', 'c'], posters: ['a', 'b', 'c', 'd'] }

export function Skeleton({ what, shape }: SkeletonProps) {
  return (
    <div className={styles[shape]}>
      <div role="status">
        <VisuallyHidden>Laster {what} …</VisuallyHidden>
      </div>
      {PIECES[shape].map((piece) => (
        <div key={piece} className={styles.piece} aria-hidden="true" />
      ))}
    </div>
  )
}
