/** The site's only source of now, and the zone its times are told in. */

export const ZONE = 'Europe/Oslo'

function toFrozen(setting: string): number {
  const at = /^-?\d+$/.test(setting) ? Number(setting) : Date.parse(setting)
  if (Number.isNaN(at)) throw new Error(`FROZEN_NOW is neither epoch milliseconds nor an ISO time: ${setting}`)
  return at
}

/** @returns epoch milliseconds; on a server with FROZEN_NOW (epoch milliseconds or an ISO time) always that one */
export function now(): number {
  if (typeof window !== 'undefined') return Date.now()
  const frozen = process.env.FROZEN_NOW
  return frozen ? toFrozen(frozen) : Date.now()
}
