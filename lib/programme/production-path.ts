/** Rule 3: where a production has its page. */

interface Addressed {
  object?: 'movie' | 'culture' | undefined
  parentSlug: string
  pageReference?: string | undefined
}

/** Rule 1: segments that match nothing; a lone surrogate cannot be encoded. */
const UNUSABLE = /^$|^\.{1,2}$|[/?#\\\p{Cc}\p{Cs}]/u

/** @returns the encoded path of the production's page; undefined for culture without a pageReference */
export function toProductionPath(production: Addressed): string | undefined {
  const segment = production.object === 'culture' ? production.pageReference : production.parentSlug
  return segment === undefined || UNUSABLE.test(segment) ? undefined : `/${encodeURIComponent(segment)}`
}
