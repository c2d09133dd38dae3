/** The house's own offer to put the site on the home screen: after the second visit, and once. */

/** As browsers that can do it tell of it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

const FIRST_VISIT = 'cw-first-visit'
const OFFERED = 'cw-offered'

/** No visit is counted: a worker is there from the first on, and the visit that brings it lasts as long as its tab. */
export function noteFirstVisit(): void {
  try {
    sessionStorage.setItem(FIRST_VISIT, 'ja')
  } catch {
    console.warn('The browser keeps nothing')
  }
}

/** @returns whether the offer is made, which is noted: nothing is offered where that cannot be kept */
function isDue(): boolean {
  try {
    if (sessionStorage.getItem(FIRST_VISIT) !== null || localStorage.getItem(OFFERED) !== null) return false
    localStorage.setItem(OFFERED, 'ja')
    return true
  } catch {
    return false
  }
}

/**
 * The browser's own offer is kept back for ours.
 * @param isReturning whether a worker of an earlier visit is there
 */
export function awaitInstallOffer(
  isReturning: boolean,
  offer: (prompt: InstallPrompt) => void,
  signal: AbortSignal,
): void {
  const onPrompt = (event: InstallPrompt) => {
    event.preventDefault()
    if (isReturning && isDue()) offer(event)
  }
  window.addEventListener('beforeinstallprompt', onPrompt, { signal })
}
