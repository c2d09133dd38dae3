'use client'

/** Stands in for the whole document where not even the header could be shown; it needs no style and no data. */
import { FailedPage } from '@/components/layout/failed-page'

export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="nb">
      <body>
        <FailedPage part="layout" error={error} />
      </body>
    </html>
  )
}
