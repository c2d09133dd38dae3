/** For the pages that stand in for one that failed. */
import { useEffect, useState } from 'react'
import { loadAnew, logFailure } from './page-failure'

/**
 * @param part what failed, where it is not a piece of the page's code that could not be had
 * @returns whether the visitor stays with the failure; otherwise the browser loads the page anew
 */
export function useFailedPage(part: 'page' | 'layout', error: Error): boolean {
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    logFailure(error.name === 'ChunkLoadError' ? 'component' : part)
    setStaying(!loadAnew())
  }, [part, error])
  return isStaying
}
