/** How much the device keeps. */
import { bytesOf } from './kept'

/**
 * Takes away what was put there first, until the rest is at most so many bytes.
 * @param spared paths of what stays, however old
 */
export async function trim(cacheName: string, most: number, spared: readonly string[] = []): Promise<void> {
  const cache = await caches.open(cacheName)
  let room = most
  for (const request of (await cache.keys()).toReversed()) {
    const kept = await cache.match(request)
    room -= kept ? bytesOf(kept) : 0
    if (room < 0 && !spared.includes(new URL(request.url).pathname)) await cache.delete(request)
  }
}
