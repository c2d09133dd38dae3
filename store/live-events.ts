/**
 * The live states of the events that the page shows now, for components: fetches the store once the page is usable,
 * and asks again when the tab is looked at again. Light: the store's code comes later, through an import of its own.
 */
import type { Runtime } from '@/lib/runtime'
import type { LiveEvent, TabEvents } from './events/tab-events'

/** Milliseconds. */
const IDLE_AT_LATEST = 3000
const IDLE_BY_GUESS = 200

/** Event ids by the listener that watches them. */
const shown = new Map<() => void, string>()
let events: TabEvents | undefined
let isAsking = false

/** After all that the page needs has arrived. Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if (document.readyState !== 'complete') window.addEventListener('load', () => whenIdle(work), { once: true })
  else if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_AT_LATEST })
  else setTimeout(work, IDLE_BY_GUESS)
}

function tellAll(): void {
  for (const listener of [...shown.keys()]) listener()
}

const getShown = () => [...new Set(shown.values())]

async function ask(runtime: Runtime): Promise<void> {
  try {
    const { openTabEvents } = await import(/* webpackChunkName: "events" */ './events/tab-events')
    events ??= openTabEvents({ runtime, getShown }, tellAll)
    events.request(getShown())
  } catch {
    console.error('bundle loading error')
  } finally {
    isAsking = false
  }
}

function askSoon(runtime: Runtime): void {
  if (isAsking) return
  isAsking = true
  whenIdle(() => ask(runtime))
}

/** @param listener called when a live state may have changed. @returns to be called when the event is shown no more */
export function watchEvent(id: string, runtime: Runtime, listener: () => void): () => void {
  const own = () => listener()
  const onShown = () => {
    if (document.visibilityState === 'visible') askSoon(runtime)
  }
  shown.set(own, id)
  document.addEventListener('visibilitychange', onShown)
  askSoon(runtime)
  return () => {
    shown.delete(own)
    document.removeEventListener('visibilitychange', onShown)
  }
}

/** The live state, once it was asked for. */
export const readEvent = (id: string): LiveEvent | undefined => events?.get(id)
