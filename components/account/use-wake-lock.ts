/** Keeps the screen awake while something is held up to be read by a machine, where the browser can. */
import { useEffect } from 'react'

/** The browser lets go whenever the tab is hidden, so it is asked anew when the tab is shown. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const keep = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) await held.release()
        else lock = held
      } catch {
        // A battery that is low refuses; the code can be read all the same.
      }
    }
    keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keep)
      lock?.release().catch(() => {})
    }
  }, [])
}
