'use client'

/** A page that could not be shown: what happened, and what to do. It is loaded anew, so that the focus begins anew too. */
import styles from './plain-main.module.css'

export default function PageError() {
  return (
    <main id="innhold" tabIndex={-1} className={styles.main}>
      <title>Siden lot seg ikke vise</title>
      <h1>Siden lot seg ikke vise</h1>
      <p>Noe gikk galt hos oss. Prøv igjen om litt.</p>
      <button type="button" className="ds-button" onClick={() => location.reload()}>
        Prøv igjen
      </button>
    </main>
  )
}
