/** Remembers of everything that Next stores what it is made of, for the follower of changes. Knows no document. */
import { processState } from '@/lib/platform/process-state'
import { stampPage } from './stamp'
import { warmIfOvertaken } from './warm'

interface Tagged {
  tags: readonly string[]
}

/**
 * @param address   encoded path of what is stored
 * @param startedAt epoch milliseconds of the real clock
 * @throws what `read` throws: what was stored before stays
 */
export async function recordLoad<T extends Tagged>(
  address: string,
  startedAt: number,
  read: () => Promise<T>,
): Promise<T> {
  const { loads } = processState()
  try {
    const done = await read()
    loads.set(address, { tags: done.tags, startedAt, isFailed: false })
    warmIfOvertaken(address, startedAt, done.tags)
    return done
  } catch (error) {
    loads.set(address, { tags: loads.get(address)?.tags ?? [], startedAt, isFailed: true })
    throw error
  }
}

/** An answer of the site's own routes, stored and refreshed as pages are. @throws what `read` throws */
export async function loadStored<T extends Tagged>(address: string, read: () => Promise<T>): Promise<T> {
  const done = await recordLoad(address, Date.now(), read)
  await stampPage(done.tags)
  return done
}
