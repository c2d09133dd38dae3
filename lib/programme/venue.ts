/** Where a showing is, told to those who are not on the site. */
import type { Showing } from './showing'

interface Venue {
  /** "Kulturhuset". */
  place: string
  /** "Kulturhuset, Sal 1". */
  name: string
  address: string | undefined
}

/** @param house the name of what is meant where a showing names no place */
export function toVenue({ location, screen }: Pick<Showing, 'location' | 'screen'>, house: string): Venue {
  const place = location?.name.trim() || house
  const name = [place, screen?.trim()].filter(Boolean).join(', ')
  return { place, name, address: location?.address?.trim() || undefined }
}
