/** What this process knows of the site without asking: its registry and the slugs of all that has a page. */
import type { Change } from '@/contract/change'
import { type Registry, toRegistry } from '@/lib/pages/registry'
import { getSite, recallSite, refreshSite } from '@/lib/platform/sites'
import { recallSlugs, refreshSlugs } from '@/lib/platform/slugs'
import { within } from '@/lib/within'
import { tags } from './tags'

/** How long a start waits for the platform, milliseconds. */
const PATIENCE = 5_000

/** @returns undefined while the site was never read */
export function getRegistry(): Registry | undefined {
  const site = getSite()
  return site && toRegistry(site)
}

/** @returns false where the site is not the one that the stored pages were made of */
export async function openSite(): Promise<boolean> {
  await Promise.all([recallSite(), recallSlugs()])
  const recalled = JSON.stringify(getSite())
  await within(PATIENCE, Promise.allSettled([refreshSite(), refreshSlugs()]))
  return JSON.stringify(getSite()) === recalled
}

const toPatterns = () =>
  getSite()
    ?.pages.map(({ id, path, matchPath }) => (matchPath === undefined ? '' : `${id} ${path} ${matchPath}`))
    .join('\n')

/** As the last announcement had them: a try that fails half way has read the site already. */
let announced: string | undefined

/**
 * Rule 16: the site anew on `page` and `site`, the slugs where a document with a path may have changed.
 * @returns tags that the changes themselves do not name: other patterns may answer any path
 * @throws HttpError where the platform does not answer
 */
export async function refreshKnown(changes: readonly Change[]): Promise<string[]> {
  const has = (...models: Change['model'][]) => changes.some(({ model }) => models.includes(model))
  announced ??= toPatterns()
  await Promise.all([
    has('site', 'page') ? refreshSite() : undefined,
    has('site', 'article', 'production') ? refreshSlugs() : undefined,
  ])
  const before = announced
  announced = toPatterns()
  return before === announced ? [] : [tags.site]
}
