/** A film as schema.org's Movie. Pure. */
import type { Movie, Person } from 'schema-dts'
import type { Production } from '@/contract/production'
import { type AgeLimit, toAgeLabel } from '@/lib/programme/age-limit'
import { toOsloTime } from '@/lib/programme/oslo-time'
import { toImages, toStory } from './production'

/** Where a film is told of: its page, and the image service. */
export interface PageAddresses {
  pageUrl: string
  imagesUrl: string
}

/** How its showings name it. */
export const toFilmId = (pageUrl: string) => `${pageUrl}#film`

export const toPerson = (name: string): Person => ({ '@type': 'Person', name })

/** @returns "9-", as schema.org writes an age with no end; undefined while no limit is set */
export function toAgeRange(limit: AgeLimit | undefined): string | undefined {
  return limit === undefined || limit === null ? undefined : `${limit}-`
}

function toRating({ ageLimit }: Production) {
  const typicalAgeRange = toAgeRange(ageLimit)
  if (ageLimit === undefined || ageLimit === null || typicalAgeRange === undefined) return {}
  return { contentRating: toAgeLabel(ageLimit), typicalAgeRange }
}

const named = (people: readonly string[] | undefined) => (people ?? []).filter(Boolean).map(toPerson)

export function toMovie(production: Production, { pageUrl, imagesUrl }: PageAddresses): Exclude<Movie, string> {
  const { title, originalTitle, genres = [], duration, year, premiere, director, cast } = production
  const image = toImages(production, imagesUrl)
  const description = toStory(production)
  const directors = named(director)
  const actors = named(cast)
  const released = premiere === undefined ? undefined : toOsloTime(premiere)?.slice(0, 10)
  return {
    '@type': 'Movie',
    '@id': toFilmId(pageUrl),
    name: title,
    url: pageUrl,
    ...(image.length > 0 && { image }),
    ...(description !== undefined && { description }),
    ...(originalTitle && originalTitle !== title && { alternateName: originalTitle }),
    ...(year !== undefined && /^\d{4}$/.test(String(year)) && { dateCreated: String(year) }),
    ...(released !== undefined && { datePublished: released }),
    ...(directors.length > 0 && { director: directors }),
    ...(actors.length > 0 && { actor: actors }),
    ...(genres.length > 0 && { genre: genres }),
    ...(duration !== undefined && { duration: `PT${duration}M` }),
    ...toRating(production),
  }
}
