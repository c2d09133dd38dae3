'use client'
/** The server's results, until somebody is about to write: what follows the writing is fetched only then. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { findField, readAddress } from './find-field'
import type { LiveResultsProps } from './live-results.client'

export function LiveSearch(props: LiveResultsProps): ReactNode {
  const { query } = props
  const [Live, setLive] = useState<ComponentType<LiveResultsProps>>()
  useEffect(() => {
    const field = findField()
    if (!field) return
    const ending = new AbortController()
    const start = () => {
      import('./live-results.client').then(
        ({ LiveResults }) => ending.signal.aborted || setLive(() => LiveResults),
        // Without it the form works as a form.
        () => {},
      )
    }
    field.addEventListener('focus', start, { once: true, signal: ending.signal })
    // Somebody may have written before this was here, or come back from a result.
    if (document.activeElement === field || field.value.trim() !== query || readAddress() !== query) start()
    return () => ending.abort()
  }, [query])
  return Live ? <Live {...props} /> : props.children
}
