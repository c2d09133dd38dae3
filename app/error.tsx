'use client'

/** A page that could not be shown. */
import { FailedPage } from '@/components/layout/failed-page'
import styles from './plain-main.module.css'

export default function PageError({ error }: { error: Error }) {
  return <FailedPage part="page" error={error} className={styles.main} />
}
