/** From a change to the pages that it touches: the one place where an announcement takes effect. Knows no feed. */
import type { Change } from '@/contract/change'
import { listKnownPaths } from '@/lib/pages/known-paths'
import { toAddress } from '@/lib/pages/path'
import { getRegistry, refreshKnown } from './known-site'
import type { PageStore } from './page-store'
import type { PathExistence } from './path-existence'
import type { Regenerator } from './regenerator'
import { toTags } from './tags'

export interface Freshness {
  store: PageStore
  regenerator: Regenerator
  existence: PathExistence
}

/** Of one announcement: a whole house that is new is rendered as it is asked for. */
const MOST_NEW = 50

/** So that no visitor is the first to ask for what is new. */
function listNew(changes: readonly Change[], { store }: Freshness): string[] {
  const registry = getRegistry()
  const slugs = changes.flatMap(({ model, id, slug, deleted }) =>
    slug === undefined || deleted || (model !== 'article' && model !== 'production')
      ? []
      : [{ model, id, slug, updatedAt: 0 }],
  )
  if (!registry || slugs.length > MOST_NEW) return []
  const patterns = { pages: { exact: new Map(), patterns: registry.pages.patterns } }
  return listKnownPaths(patterns, slugs)
    .filter((segments) => segments.some((one) => slugs.some(({ slug }) => slug === one)))
    .map(toAddress)
    .filter((address) => !store.has(address))
}

/**
 * Brings what is known of paths up to date, and has everything rendered again that may look different.
 * @returns the tags that were announced
 * @throws HttpError where the platform does not answer: a page rendered now would show the site as it was
 */
export async function announce(freshness: Freshness, changes: readonly Change[]): Promise<string[]> {
  const { store, existence, regenerator } = freshness
  const others = await refreshKnown(changes)
  const tags = [...new Set([...changes.flatMap(toTags), ...others])]
  existence.forget()
  regenerator.refresh([...store.announce(tags), ...listNew(changes, freshness)])
  return tags
}
