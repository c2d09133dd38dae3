/**
 * Gives the page that is being generated its tags. The data itself is not kept here: a failed refresh would count as
 * fresh for the whole period.
 */
import { unstable_cache } from 'next/cache'

/** Next refuses more in one call. */
const MOST = 100

/** One entry for all pages: Next tells it fresh from stale by the tags of the call. */
export async function stampPage(tags: readonly string[]): Promise<void> {
  for (let at = 0; at < tags.length; at += MOST) {
    await unstable_cache(async () => true, ['page-tags'], { tags: tags.slice(at, at + MOST), revalidate: false })()
  }
}
