/** What the site's pages and its service worker know of one another. */

/** Of the worker's script, at the root (S7.28). */
export const WORKER_PATH = '/sw.js'

/** What a visitor without a network is shown in the place of a page that is not kept. */
export const OFFLINE_PATH = '/frakoblet'

/** Name of the meta element by which the page for unknown paths is known (S2.14). */
export const UNKNOWN_PATH = 'unknown-path'

/** Before the build's name: the cache of the pages that are kept, each by its path. */
export const KEPT_PAGES = 'pages-'

/** A kept page's title, percent-encoded. */
export const TITLE_HEADER = 'x-title'

/** What a page tells the worker: that it may take over now, or which page is looked at and may be kept. */
export type WorkerMessage = 'take-over' | { visited: string }

/** @returns what kept pages are called, by path. @throws where the browser lets the site keep nothing */
export async function listKeptPages(): Promise<{ path: string; title: string }[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PAGES))
  const listed = names.map(async (name) => {
    const cache = await caches.open(name)
    const requests = await cache.keys()
    return Promise.all(
      requests.map(async (request) => {
        const title = (await cache.match(request))?.headers.get(TITLE_HEADER) ?? ''
        return { path: new URL(request.url).pathname, title: decodeURIComponent(title) }
      }),
    )
  })
  return (await Promise.all(listed)).flat()
}

/** @param path as an address has it, without a query: nothing but a page is kept by such a name */
export async function isPageKept(path: string): Promise<boolean> {
  try {
    return (await caches.match(path)) !== undefined
  } catch {
    // The browser lets the site keep nothing.
    return false
  }
}
