/** Time as it passes on a page: one timer for all who ask. */
import { useSyncExternalStore } from 'react'
import { now } from '@/lib/clock'

const TICK = 20_000
const listeners = new Set<() => void>()
let current = 0
let timer: ReturnType<typeof setInterval> | undefined

function refresh(): void {
  current = now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    current = now()
    timer = setInterval(refresh, TICK)
    document.addEventListener('visibilitychange', refresh)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refresh)
  }
}

/**
 * @param read what is wanted of now, as a plain value: only when that changes is anything rendered again
 * @returns by the server's now until hydrated, then by the browser's, as it passes
 */
export function useClock<T extends string | number | boolean | undefined>(
  read: (now: number) => T,
  renderedAt: number,
): T {
  return useSyncExternalStore(
    subscribe,
    () => read(current || renderedAt),
    () => read(renderedAt),
  )
}
