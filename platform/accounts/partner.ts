/** The two partner cinemas that have accounts (spec S9.1). */
import * as z from 'zod/mini'
import { HttpProblem } from '@/platform/http/problem'

export const PARTNERS = [118, 178] as const
const partner = z.literal(PARTNERS)
export type Partner = z.output<typeof partner>

export interface PartnerParams {
  partner: string
}

/** @throws HttpProblem 404 for any other than the two */
export function readPartner({ partner: given }: PartnerParams): Partner {
  const result = z.safeParse(partner, /^\d{3}$/.test(given) ? Number(given) : undefined)
  if (!result.success) throw new HttpProblem(404, 'unknown partner')
  return result.data
}

/** The first of a site's partners that has accounts (spec S7.1, S7.2). */
export function toAccountPartner(partners: readonly number[]): Partner | undefined {
  return partners.map((one) => z.safeParse(partner, one).data).find((one) => one !== undefined)
}
