/**
 * Only for a page that vanishes while somebody asks for it: it travels with every page, so it is small. All else that
 * does not exist is shown by the registry's own page for that (server/).
 */
import type { Metadata } from 'next'
import { NOT_FOUND_PATH } from '@/lib/pages/path'
import styles from './plain-main.module.css'
import { toPageMetadata } from './show-page'

/** Next takes the title of everything that is answered with 404 from here. */
export const generateMetadata = (): Promise<Metadata> => toPageMetadata(NOT_FOUND_PATH)

export default function NotFound() {
  return (
    <main id="innhold" tabIndex={-1} className={styles.main}>
      <h1>Vi fant ikke siden</h1>
      <p>
        Den kan være flyttet eller tatt bort. <a href="/">Gå til forsiden</a>.
      </p>
    </main>
  )
}
