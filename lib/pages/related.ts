/** Productions that one who reads of a production may want to see too. A page stands without them. */
import type { Production } from '@/contract/production'
import { loadSomeProductions } from '@/lib/content-api/productions'
import { toErrorText } from '@/lib/error-text'
import { logOnce } from '@/lib/log-once'
import { toProductionPath } from '@/lib/programme/production-path'

const SHOWN = 4
/** So many are weighed, in one call, whatever the house's size. */
const WEIGHED = 50

const kindsOf = ({ genres, features }: Production) => new Set([...(genres ?? []), ...features].filter(Boolean))

/** How much they have in common; the same place counts as one thing. */
function toLikeness(one: Production, other: Production): number {
  const kinds = kindsOf(one)
  const isNear = one.location !== undefined && one.location.name === other.location?.name
  return [...kindsOf(other)].filter((kind) => kinds.has(kind)).length + (isNear ? 1 : 0)
}

/** The one that is most like it first. */
function pickRelated(production: Production, candidates: readonly Production[]): Production[] {
  return candidates
    .filter((one) => one.id !== production.id && one.status !== 'cancelled' && toProductionPath(one))
    .map((one) => ({ one, likeness: toLikeness(production, one) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, SHOWN)
    .map(({ one }) => one)
}

/** @returns four at most, of what is on now; none where the platform does not tell, which is logged */
export async function loadRelated(production: Production): Promise<readonly Production[]> {
  if (kindsOf(production).size === 0) return []
  try {
    const candidates = await loadSomeProductions([`objectClass:eq:${production.object}`], WEIGHED)
    return pickRelated(production, candidates)
  } catch (error) {
    logOnce(`production ${production.id}, related: ${toErrorText(error)}`)
    return []
  }
}
