'use client'
/** Fetches, when the page has all it needs, what keeps it usable without a network. */
import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds that a browser gets to finish with the page, where it does not tell when it has. */
const REST = 500

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, REST)
}

export function OfflineSlot() {
  const [Offline, setOffline] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      whenIdle(() => {
        import('./offline.client').then(
          (part) => setOffline(() => part.Offline),
          () => console.error('bundle loading error'),
        )
      })
    // The development server has none, and neither has a page without a secure address.
    if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return undefined
    if (document.readyState === 'complete') load()
    else window.addEventListener('load', load)
    return () => window.removeEventListener('load', load)
  }, [])
  return Offline ? <Offline /> : null
}
