/** A programme as it travels to the browser: each film once, each showing with only what its button needs. */
import type { Image } from '@/contract/picture'
import type { Production } from '@/contract/production'
import { formatDuration } from '@/lib/amounts'
import { formatShortDate } from '@/lib/format'
import type { PageContext } from '@/lib/pages/page-data'
import type { AgeLimit } from '@/lib/programme/age-limit'
import { getPoster } from '@/lib/programme/assets'
import { type Trait, toTraits } from '@/lib/programme/choice'
import { type Day, noonOf, toDateWords, toDay, toDays } from '@/lib/programme/days'
import { type Film, toFilms } from '@/lib/programme/films'
import { type Sale, toSale } from '@/lib/programme/sale'
import type { Showing } from '@/lib/programme/showing'

export interface ListedFilm {
  title: string
  path?: string
  /** undefined: it has none, as culture has not. */
  age?: AgeLimit
  /** "1 t 45 min · Drama" */
  words?: string
  poster?: Pick<Image, 'url' | 'focalPointQuery'>
}

export interface ListedShowing extends Sale {
  /** Its film's place in the list of films. */
  film: number
  traits: readonly Trait[]
}

export interface ListedDay {
  day: Day
  /** "lørdag 21. november" and "lør. 21. nov.", in the page's language. */
  date: string
  shortDate: string
  showings: readonly ListedShowing[]
}

export interface Listing {
  films: readonly ListedFilm[]
  days: readonly ListedDay[]
}

/** What the islands need of the page. */
export type ListingContext = Pick<PageContext, 'imagesUrl' | 'generatedAt' | 'runtime'>

const MOST_GENRES = 2

/** @param most genres that are named. @returns "1 t 45 min · Drama"; '' where nothing is known */
export function toFilmWords({ duration, genres = [] }: Production, most = MOST_GENRES): string {
  return [duration && formatDuration(duration), ...genres.slice(0, most)].filter(Boolean).join(' · ')
}

function toPoster(production: Production | undefined): ListedFilm['poster'] {
  const poster = getPoster(production)
  if (!poster) return undefined
  const { url, focalPointQuery } = poster
  return { url, ...(focalPointQuery !== undefined && { focalPointQuery }) }
}

function toListedFilm({ title, path, production }: Film): ListedFilm {
  const words = production && toFilmWords(production)
  const poster = toPoster(production)
  return {
    title,
    ...(path !== undefined && { path }),
    ...(production?.ageLimit !== undefined && { age: production.ageLimit }),
    ...(words && { words }),
    ...(poster && { poster }),
  }
}

/** @param generatedAt epoch milliseconds of the page */
export function toListing(showings: readonly Showing[], { generatedAt, locale }: PageContext): Listing {
  const films = toFilms(showings)
  const places = new Map(films.flatMap((film, place) => film.showings.map(({ id }) => [id, place])))
  const toListed = (showing: Showing): ListedShowing => ({
    ...toSale(showing, generatedAt),
    film: places.get(showing.id) ?? 0,
    traits: toTraits(showing),
  })
  return {
    films: films.map(toListedFilm),
    days: toDays(showings).map(({ day, showings: ofDay }) => ({
      day,
      date: toDateWords(day, toDay(generatedAt), locale),
      shortDate: formatShortDate(noonOf(day), locale),
      showings: ofDay.map(toListed),
    })),
  }
}

export const toListingContext = ({ imagesUrl, generatedAt, runtime }: PageContext): ListingContext => ({
  imagesUrl,
  generatedAt,
  runtime,
})
