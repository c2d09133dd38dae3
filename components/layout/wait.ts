/** What a visitor meets from the press on a link until its page is there, or cannot be had. */
import { isPageKept } from '@/lib/offline'
import type { Visit } from './own-links'

/** Whether a page is long in coming, or could not be had for want of a network. */
export type Wait = 'none' | 'slow' | 'lost'
type Tell = (next: Wait | ((now: Wait) => Wait)) => void

const SLOW_MS = 1000
const GIVEN_UP_MS = 4000

/**
 * Drops the navigation that is under way: the router takes the address up that it is told, with the page it has. Where it has
 * gone ahead with the address, it has nothing to show there: back is where the page is.
 * @param from where the link was pressed
 */
export function stay(tell: Tell, from: string): void {
  if (location.href === from) history.replaceState(null, '', from)
  else history.back()
  tell('lost')
}

/** Without a network the browser goes to what the device has kept of the page; where it has nothing, the visitor stays. */
export async function lose({ address }: Visit, tell: Tell, from: string): Promise<void> {
  if (await isPageKept(new URL(address, location.href).pathname)) location.assign(address)
  else stay(tell, from)
}

/** @param from where the link was pressed. @returns what ends the waiting */
export function waitFor(visit: Visit, tell: Tell, from: string): () => void {
  const { address, link } = visit
  link.setAttribute('aria-busy', 'true')
  const slow = setTimeout(() => tell('slow'), SLOW_MS)
  const givenUp = setTimeout(() => (navigator.onLine ? location.assign(address) : lose(visit, tell, from)), GIVEN_UP_MS)
  return () => {
    clearTimeout(slow)
    clearTimeout(givenUp)
    link.removeAttribute('aria-busy')
    tell((now) => (now === 'slow' ? 'none' : now))
  }
}

/** The focus goes where the new page begins; without a network, from one that failed back to the one before. */
export function arrive(tell: Tell): void {
  if (!navigator.onLine && document.querySelector('main[data-failed]')) {
    tell('lost')
    history.back()
    return
  }
  const heading = document.querySelector('h1')
  if (!heading || location.hash !== '') return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
