/** Where a showing is, as schema.org's Place, with what the place has for those who need it. Pure. */
import type { LocationFeatureSpecification, Place } from 'schema-dts'
import type { Access } from '@/contract/event'
import type { Showing } from '@/lib/programme/showing'
import { toVenue } from '@/lib/programme/venue'
import { toAccessWords } from '@/lib/programme/words'

/** Of the access of a showing, what belongs to the room. */
const OF_THE_ROOM: ReadonlySet<Access> = new Set<Access>(['hearingLoop', 'wheelchair'])

const toFeature = (name: string): LocationFeatureSpecification => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
})

/** Every place has an address: where none is written, its name, which is what a map finds it by. */
export function toPlace(showing: Pick<Showing, 'location' | 'screen' | 'access'>, house: string): Place {
  const { place, name, address = place } = toVenue(showing, house)
  const features = toAccessWords(showing.access.filter((kind) => OF_THE_ROOM.has(kind))).map(toFeature)
  return {
    '@type': 'Place',
    name,
    address,
    ...(features.length > 0 && { amenityFeature: features }),
  }
}
