/** What a visitor reads of a page that could not be shown: what to do, and what to tell whoever helps. */
import { useState } from 'react'
import { findBuildName } from '@/lib/build-name'
import { listLoadRecords } from './load-records'
import { useFailedPage } from './use-failed-page'

const findBuild = () => [...document.scripts].map(({ text }) => findBuildName(text)).find((name) => name !== undefined)

function Details() {
  const [records] = useState(listLoadRecords)
  const [build] = useState(findBuild)
  return (
    <details>
      <summary>Opplysninger til den som hjelper deg</summary>
      <p>Utgave av nettstedet: {build ?? 'ukjent'}</p>
      <ul>
        {records.map((record, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are, and may be alike
          <li key={at}>{record}</li>
        ))}
      </ul>
    </details>
  )
}

interface Props {
  part: 'page' | 'layout'
  error: Error
  className?: string | undefined
}

export function FailedPage({ part, error, className }: Props) {
  const isStaying = useFailedPage(part, error)
  return (
    <main id="innhold" tabIndex={-1} className={className} data-failed>
      <title>Siden lot seg ikke vise</title>
      <h1>{isStaying ? 'Siden lot seg ikke vise' : 'Siden hentes på nytt'}</h1>
      {isStaying && (
        <>
          <p>Noe gikk galt. Prøv igjen om litt.</p>
          <button type="button" className="ds-button" onClick={() => location.reload()}>
            Prøv igjen
          </button>
          <Details />
        </>
      )}
    </main>
  )
}
