'use client'

/** A page that could not be shown: what happened, and what to do. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="innhold" tabIndex={-1}>
      <h1>Siden lot seg ikke vise</h1>
      <p>Noe gikk galt hos oss. Prøv igjen om litt.</p>
      <button type="button" className="ds-button" onClick={reset}>
        Prøv igjen
      </button>
    </main>
  )
}
