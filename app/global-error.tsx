'use client'

/** Stands in for the whole document where not even the header could be shown; it needs no style and no data. */
export default function GlobalError() {
  return (
    <html lang="nb">
      <body>
        <main>
          <title>Siden lot seg ikke vise</title>
          <h1>Siden lot seg ikke vise</h1>
          <p>Noe gikk galt hos oss. Prøv igjen om litt.</p>
          <button type="button" onClick={() => location.reload()}>
            Prøv igjen
          </button>
        </main>
      </body>
    </html>
  )
}
