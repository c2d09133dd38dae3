/** The platform's only source of now. */

/** Epoch milliseconds; stands still where FROZEN_NOW (epoch milliseconds or ISO 8601) is set, as tests do. */
export function now(): number {
  const frozen = process.env.FROZEN_NOW
  if (!frozen) return Date.now()
  const at = /^-?\d+$/.test(frozen) ? Number(frozen) : Date.parse(frozen)
  if (Number.isNaN(at)) throw new Error(`FROZEN_NOW is neither epoch milliseconds nor an ISO time: ${frozen}`)
  return at
}
