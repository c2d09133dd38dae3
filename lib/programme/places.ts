/** Where showings are, with the address. Pure. */
import type { Place } from '@/contract/parts'
import type { Showing } from './showing'

/** @returns "Grendehuset, Bygdeveien 4"; the name alone where the address says it already or there is none */
export function toPlace(location: Place | undefined): string | undefined {
  if (!location) return undefined
  const { name, address } = location
  if (address && (address === name || address.startsWith(`${name}, `))) return address
  return [name, address].filter(Boolean).join(', ') || undefined
}

/** @returns each place once */
export function toPlaces(showings: readonly Showing[]): Place[] {
  const places = new Map(showings.map(({ location }) => [toPlace(location), location]))
  return [...places.values()].filter((place) => place !== undefined)
}
