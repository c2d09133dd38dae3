/** Brings what the process knows of paths up to date before the pages that rest on it are generated anew. */
import type { Change } from '@/contract/change'
import type { Site } from '@/contract/site'
import { getSite, refreshSite } from '@/lib/platform/sites'
import { refreshSlugs } from '@/lib/platform/slugs'
import { tags } from '@/lib/platform/tags'

const toPatterns = (site: Site | undefined) =>
  site?.pages.map(({ id, path, matchPath }) => (matchPath === undefined ? '' : `${id} ${path} ${matchPath}`)).join('\n')

/** As the latest announcement had them: the site is read anew in between, too. */
let announced: string | undefined

const isOf =
  (...models: Change['model'][]) =>
  ({ model }: Change) =>
    models.includes(model)

/**
 * Rule 16: the site anew on `page` and `site`, the slugs where a document with a path may have changed.
 * @returns tags that the changes themselves do not name: other patterns may answer any path
 * @throws HttpError where the platform does not answer
 */
export async function refreshRegistry(changes: readonly Change[]): Promise<string[]> {
  const hasPages = changes.some(isOf('site', 'page'))
  const hasSlugs = changes.some(isOf('site', 'article', 'production'))
  announced ??= toPatterns(getSite())
  await Promise.all([hasPages ? refreshSite() : undefined, hasSlugs ? refreshSlugs() : undefined])
  const before = announced
  announced = toPatterns(getSite())
  return before === announced ? [] : [tags.site]
}
