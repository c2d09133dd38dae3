/** Code that is fetched when it is shown, with another try when the fetch fails (S8.12). */
import { useCallback, useEffect, useState } from 'react'

type Lazy<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; retry: () => void }

/** @param load stable, or every render fetches anew */
export function useLazy<T>(load: () => Promise<T>): Lazy<T> {
  const [result, setResult] = useState<{ value: T } | 'failed' | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setResult(undefined)
    setAttempt((before) => before + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch
  useEffect(() => {
    let isShown = true
    load().then(
      (value) => isShown && setResult({ value }),
      () => {
        console.error('bundle loading error')
        if (isShown) setResult('failed')
      },
    )
    return () => {
      isShown = false
    }
  }, [load, attempt])

  if (result === undefined) return { state: 'loading' }
  return result === 'failed' ? { state: 'failed', retry } : { state: 'ready', value: result.value }
}
