/** Which pages are generated ahead, by the shape of their path. Knows what Next can store, not how it does. */

import { loadChanges } from '@/lib/content-api/changes'
import { loadSite } from '@/lib/content-api/sites'
import { loadSlugs } from '@/lib/content-api/slugs'
import { keepPosition } from '@/lib/freshness/position'
import { listKnownPaths } from './known-paths'
import { isFile, isOwnRoute, SEARCH_PATH, toCardSegments } from './own-routes'
import { INTERNAL, NOT_FOUND_PATH, type Segments, toPath } from './path'
import { toRegistry } from './registry'

/** The others are generated when somebody asks for them. */
const MOST = 300

/** Bytes of a segment: Next names files after it, decoded and with endings of its own; file systems bear 255. */
const LONGEST = 200

const isTooLong = (segment: string) => Buffer.byteLength(segment) > LONGEST

/** Next ends the build where two routes generate one path. */
const isOfAnotherRoute = (segments: Segments) =>
  [NOT_FOUND_PATH, SEARCH_PATH].includes(toPath(segments)) ||
  segments[0] === INTERNAL ||
  isFile(segments) ||
  isOwnRoute(segments) ||
  toCardSegments(segments) !== undefined

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
  const known = listKnownPaths(toRegistry(site), slugs).filter(isOfRoute)
  return known.filter((segments) => !isOfAnotherRoute(segments) && !segments.some(isTooLong)).slice(0, MOST)
}
