/** What this process knows of the site without asking: its registry and the slugs of all that has a page. */
import type { Change } from '@/contract/change'
import { getSite, recallSite, refreshSite } from '@/lib/content-api/sites'
import { getSlugs, recallSlugs, refreshSlugs } from '@/lib/content-api/slugs'
import { type Registry, toRegistry } from '@/lib/pages/registry'
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
  return getSite() !== undefined && JSON.stringify(getSite()) === recalled
}

const toPatterns = () =>
  getSite()
    ?.pages.map(({ id, path, matchPath }) => (matchPath === undefined ? '' : `${id} ${path} ${matchPath}`))
    .join('\n')

/** A document that stays where it was: most changes. */
function isWhereItWas({ model, id, slug, previousSlug, deleted }: Change): boolean {
  if (deleted || previousSlug !== undefined) return false
  return getSlugs()?.some((known) => known.model === model && known.id === id && known.slug === slug) === true
}

/** As the last announcement had them: a try that fails half way has read the site already. */
let announced: string | undefined

/**
 * Rule 16: the site anew on `page` and `site`, the slugs where a path may have come or gone.
 * @returns tags that the changes themselves do not name: other patterns may answer any path
 * @throws HttpError where the platform does not answer
 */
export async function refreshKnown(changes: readonly Change[]): Promise<string[]> {
  const of = (...models: Change['model'][]) => changes.filter(({ model }) => models.includes(model))
  announced ??= toPatterns()
  await Promise.all([
    of('site', 'page').length > 0 ? refreshSite() : undefined,
    of('site', 'article', 'production').every(isWhereItWas) ? undefined : refreshSlugs(),
  ])
  const before = announced
  announced = toPatterns()
  return before === announced ? [] : [tags.site]
}
