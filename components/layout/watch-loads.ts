/** Sees what fails of the loads that the framework does by itself, since it says of none that it failed. */
import { logFailure } from './page-failure'

/** Of a page that is wanted now, not of one that may be. */
const isForPage = (headers: Headers) => headers.has('rsc') && !headers.has('next-router-prefetch')

/** @param onLost called where a page cannot be had for want of a network: the framework would load it anew, into nothing */
export function watchLoads(onLost: () => void, signal: AbortSignal): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    if (!isForPage(new Headers(init?.headers))) return fetch(input, init)
    try {
      const answer = await fetch(input, init)
      if (answer.status >= 500) logFailure('data')
      // What the worker had kept is replaced.
      if (answer.ok) delete document.documentElement.dataset.kept
      return answer
    } catch (error) {
      logFailure('data')
      if (navigator.onLine) throw error
      onLost()
      return new Promise(() => undefined)
    }
  }
  signal.addEventListener('abort', () => {
    window.fetch = fetch
  })
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.includes('/_next/')) console.error('bundle loading error')
  }
  // It does not bubble.
  document.addEventListener('error', onError, { signal, capture: true })
}
