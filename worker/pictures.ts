/** Pictures: asked for first, and kept where their host lets the site know how large they are. */
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { wantsLessData } from '@/lib/less-data'
import { toKeptPicture } from './kept'
import { trim } from './room'

const CACHE = 'pictures'
const PATIENCE = 3
const MOST_BYTES = 25_000_000

/** Hosts that do not say whether another site may read their pictures: what cannot be measured is not kept. */
const closed = new Set<string>()

const network = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE,
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !wantsLessData() ? toKeptPicture(response, Date.now()) : null,
      cacheDidUpdate: () => trim(CACHE, MOST_BYTES),
    },
  ],
})

export const isOpen = (url: URL): boolean => !closed.has(url.origin)

export async function answerPicture({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return await network.handle({ event, request })
  } catch {
    const answer = await fetch(request)
    // It is there, but not for the site to read.
    closed.add(new URL(request.url).origin)
    return answer
  }
}
