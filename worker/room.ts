/** How much the device keeps. */
import { bytesOf } from './kept'

/** Takes away what was put there first, until the rest is at most so many bytes. */
export async function trim(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName)
  let room = most
  for (const request of (await cache.keys()).toReversed()) {
    const kept = await cache.match(request)
    room -= kept ? bytesOf(kept) : 0
    if (room < 0) await cache.delete(request)
  }
}
