/** What is done about a page that could not be loaded: a line in the log, and one load of the path itself. */

type FailedPart = 'page' | 'component' | 'data' | 'layout'

const MARK = 'failed-path'

export const logFailure = (part: FailedPart) => console.error(`page loading error: ${part}`)

/** @returns false where the browser stays: without a network, and where the path was loaded anew already */
export function loadAnew(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(MARK) === location.pathname) return false
    sessionStorage.setItem(MARK, location.pathname)
  } catch {
    // Without a mark it could go on for ever.
    return false
  }
  location.reload()
  return true
}

/** When the visitor goes on: nothing that the page does by itself may end up here, or it could load anew for ever. */
export function forgetFailure(): void {
  try {
    sessionStorage.removeItem(MARK)
  } catch {
    // Nothing was kept.
  }
}
