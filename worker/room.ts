/** How much the device keeps. */
import { bytesOf } from './kept'

interface Connection {
  connection?: { saveData?: boolean }
}

/** Nothing where the visitor has asked for less data. */
export const mayKeep = (): boolean => (navigator as Connection).connection?.saveData !== true

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
