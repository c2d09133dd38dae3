/** Which addresses the browser calls by itself, decided by the site's partners (S7.1, S7.2, S7.16). */

/** The cinemas with a loyalty back end. */
const LOYALTY_PARTNERS = [118, 178] as const
export type LoyaltyPartner = (typeof LOYALTY_PARTNERS)[number]

/** Travels to the browser as data of the page. */
export interface Runtime {
  /** Of the runtime API. */
  url: string
  /** The first of the site's partners. */
  site: number
  /** Of the partner's loyalty API; without it there is no account area. */
  loyalty?: string
}

interface Addresses {
  bases: { runtime: string }
  loyalty: Readonly<Record<LoyaltyPartner, string>>
}

/** The first partner that has a loyalty back end decides. @returns undefined for a site without partners */
export function toRuntime(partners: readonly number[], { bases, loyalty }: Addresses): Runtime | undefined {
  const [first] = partners
  if (first === undefined) return undefined
  const partner = partners.map((id) => LOYALTY_PARTNERS.find((known) => known === id)).find((id) => id !== undefined)
  return { url: bases.runtime, site: first, ...(partner !== undefined && { loyalty: loyalty[partner] }) }
}
