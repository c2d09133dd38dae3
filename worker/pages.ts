/** Pages: asked for first, kept as they are visited, and shown from the device where the network gives no answer. */
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { findBuildName } from '@/lib/build-name'
import { wantsLessData } from '@/lib/less-data'
import { KEPT_PAGES, OFFLINE_PATH } from '@/lib/offline'
import { askedAt, isKeepablePage, showKept, toKeptPage } from './kept'
import { trim } from './room'

/** What a visitor without a network asks a house like this. */
const ALWAYS = [
  OFFLINE_PATH,
  '/',
  '/program',
  '/husets-apningstider',
  '/apningstider-i-badet',
  '/reglement',
  '/husregler',
  '/konto/billetter',
]
/** Seconds until what is kept is shown, and milliseconds until the visitor is told where nothing is. */
const PATIENCE = 3
const GIVEN_UP = 10_000
/** Milliseconds in which a page that was visited again is not fetched once more to be kept. */
const RECENT = 300_000
const MOST_BYTES = 15_000_000
/** Of the pages that the build before kept, those visited last are fetched anew. */
const TAKEN_OVER = 20

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const toPath = (url: string) => new URL(url, self.location.origin).pathname

/** @param build by its name */
export function keepPages(build: string) {
  const cacheName = `${KEPT_PAGES}${build}`

  /** @param at when it was asked for, epoch milliseconds. @returns null where it is not to be kept */
  async function toKept(url: string, response: Response, at: number): Promise<Response | null> {
    if (wantsLessData() || !isKeepablePage(new URL(url), response)) return null
    const before = await caches.match(toPath(url), { cacheName })
    if (before && askedAt(before) > at) return null
    const html = await response.text()
    return findBuildName(html) === build ? toKeptPage(response, html, at) : null
  }

  async function keep(path: string): Promise<void> {
    const at = Date.now()
    const before = await caches.match(path, { cacheName })
    if (wantsLessData() || (before && at - askedAt(before) < RECENT)) return
    const url = new URL(path, self.location.origin).href
    const response = await fetch(url, { signal: AbortSignal.timeout(GIVEN_UP) })
    const kept = await toKept(url, response, at)
    if (kept === null) return
    await (await caches.open(cacheName)).put(toPath(url), kept)
    await trim(cacheName, MOST_BYTES, ALWAYS)
  }

  /** A page that cannot be had is not kept, and is no reason for the others. */
  const keepAll = (paths: readonly string[]) => Promise.allSettled(paths.map(keep))

  /** @returns what is kept of a page, as it is shown */
  async function findKept(url: string): Promise<Response | undefined> {
    const kept = await caches.match(toPath(url), { cacheName })
    return kept && showKept(kept, Date.now())
  }

  const network = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => toPath(request.url),
        handlerWillStart: async ({ state }) => {
          if (state) state.at = Date.now()
        },
        cacheWillUpdate: async ({ request, response, state }) => toKept(request.url, response, state?.at ?? Date.now()),
        cacheDidUpdate: () => trim(cacheName, MOST_BYTES, ALWAYS),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && showKept(cachedResponse, Date.now()),
        // In Firefox a preloaded answer that failed comes as an answer, in whose place nothing kept was looked for.
        handlerDidError: async ({ request }) =>
          (await findKept(request.url)) ?? caches.match(OFFLINE_PATH, { cacheName }),
      },
    ],
  })

  /** @returns what is told where neither the network nor the device has a page; undefined where that is not kept */
  const giveUp = async () => {
    await after(GIVEN_UP)
    return caches.match(OFFLINE_PATH, { cacheName })
  }

  return {
    cacheName,
    keep: (path: string) => keepAll([path]),
    /** What the build before kept is of no use to this one. */
    async prepare(): Promise<void> {
      const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PAGES) && name !== cacheName)
      const before = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const visited = before.flat().map(({ url }) => toPath(url))
      await keepAll([...new Set([...ALWAYS, ...visited.slice(-TAKEN_OVER)])])
    },
    async answer({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
      const answer = network
        .handle({ event, request })
        .then(async (response) => (response.status < 500 ? response : ((await findKept(request.url)) ?? response)))
      return (await Promise.race([answer, giveUp()])) ?? answer
    },
  }
}
