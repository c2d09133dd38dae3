/** What components use of the store. Loads nothing by itself. */
import { useCallback, useSyncExternalStore } from 'react'
import type { Runtime } from '@/lib/runtime'
import type { LiveEvent } from './events/tab-events'
import { readEvent, watchEvent } from './live-events'

const watchNothing = () => () => {}

/** @param id undefined where the event is of no interest any more. @returns undefined on the server and until it was asked for */
export function useLiveEvent(id: string | undefined, runtime: Runtime | undefined): LiveEvent | undefined {
  const subscribe = useCallback(
    (listener: () => void) => (id !== undefined && runtime ? watchEvent(id, runtime, listener) : watchNothing()),
    [id, runtime],
  )
  return useSyncExternalStore(
    subscribe,
    () => (id === undefined ? undefined : readEvent(id)),
    () => undefined,
  )
}
