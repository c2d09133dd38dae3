/** Which pages are generated ahead, by the shape of their path. */
import { loadChanges } from '@/lib/platform/changes'
import { keepPosition } from '@/lib/platform/feed-position'
import { loadSite } from '@/lib/platform/sites'
import { loadSlugs } from '@/lib/platform/slugs'
import { listKnownPaths } from './known-paths'
import { NOT_FOUND_PATH, type Segments, toPath } from './path'
import { toRegistry } from './registry'

/** The others are generated when somebody asks for them. */
const MOST = 300

let marked: Promise<void> | undefined

/** What changes from here on, the follower of the served site will hear of. */
function markPosition(): Promise<void> {
  marked ??= loadChanges(0, 0).then(({ last }) => keepPosition(last))
  return marked
}

/**
 * @param isOfRoute the shape of the route's own paths
 * @returns decoded segments. @throws HttpError
 */
export async function listStaticPaths(isOfRoute: (segments: Segments) => boolean): Promise<Segments[]> {
  if (process.env.NEXT_PHASE === 'phase-production-build') await markPosition()
  const [site, slugs] = await Promise.all([loadSite(), loadSlugs()])
  const known = listKnownPaths(toRegistry(site), slugs).filter((segments) => toPath(segments) !== NOT_FOUND_PATH)
  return known.filter(isOfRoute).slice(0, MOST)
}
