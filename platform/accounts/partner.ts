/** The two partner cinemas that have accounts (spec S9.1). */
import * as v from 'valibot'
import { HttpProblem } from '@/platform/http/problem'

export const PARTNERS = [118, 178] as const
const partner = v.picklist(PARTNERS)
export type Partner = v.InferOutput<typeof partner>

export interface PartnerParams {
  partner: string
}

/** @throws HttpProblem 404 for any other than the two */
export function readPartner({ partner: given }: PartnerParams): Partner {
  const result = v.safeParse(partner, /^\d{3}$/.test(given) ? Number(given) : undefined)
  if (!result.success) throw new HttpProblem(404, 'unknown partner')
  return result.output
}

/** The first of a site's partners that has accounts (spec S7.1, S7.2). */
export function toAccountPartner(partners: readonly number[]): Partner | undefined {
  return partners.find((one) => v.is(partner, one))
}
