/** Stands in, without a network, for a page that the visitor's device has not kept. */
import type { Metadata } from 'next'
import styles from '@/app/plain-main.module.css'
import { KeptPages } from '@/components/offline/kept-pages.client'

export const revalidate = 300

export const metadata: Metadata = { title: 'Uten nett', robots: { index: false, follow: false } }

export default function OfflinePage() {
  return (
    <main id="innhold" tabIndex={-1} className={styles.main}>
      <h1>Vi får ikke hentet siden</h1>
      <p>
        Det ser ut til at du er uten nett, og denne siden er ikke lagret på enheten din. Den hentes når du har nett
        igjen.
      </p>
      <KeptPages />
    </main>
  )
}
