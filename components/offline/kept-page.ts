/** A page that is shown as the device kept it, since the network gave no answer: until it does. */

/** Milliseconds: how long the network is waited for, and from one try to the next. */
const PATIENCE = 3_000
const REST = 15_000

/** The worker writes it into the page's root. */
export const isKept = (): boolean => document.documentElement.dataset.kept !== undefined

/** What is bought, or sent, needs a network. */
export const isCutOff = (): boolean => isKept() || !navigator.onLine

async function isAnswered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

/** @param renew brings the page up to date; tried now, when the network is back, and while somebody looks */
export function renewWhenAnswered(isDue: () => boolean, renew: () => void, signal: AbortSignal): void {
  let isTrying = false
  const attempt = async () => {
    if (isTrying || !isDue() || document.hidden || !navigator.onLine) return
    isTrying = true
    const isThere = await isAnswered()
    isTrying = false
    if (isThere && isDue() && !signal.aborted) renew()
  }
  attempt()
  const timer = setInterval(attempt, REST)
  signal.addEventListener('abort', () => clearInterval(timer))
  window.addEventListener('online', attempt, { signal })
  document.addEventListener('visibilitychange', attempt, { signal })
}
