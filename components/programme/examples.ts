/** Invented films and concerts with dates around now, for the gallery and the table test. */
import { exampleImage } from '@/components/editorial/examples'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import { now } from '@/lib/clock'
import { toDaySpan } from '@/lib/programme/day-span'
import { addDays, toDay } from '@/lib/programme/days'
import { type Showing, toShowing } from '@/lib/programme/showing'

const HOUR = 3_600_000
const today = toDay(now())

/** @param hour of the programme day. @returns epoch milliseconds, so many days from now */
const at = (days: number, hour: number) => toDaySpan(addDays(today, days)).start + (hour - 4) * HOUR

const film = (id: string, title: string, fields: Partial<Production>): Production => ({
  id,
  parentSlug: `${id}-DXM1`,
  title,
  object: 'movie',
  objectClass: 'movie',
  features: ['drama'],
  contents: [{ summary: 'En gård, en sommer, en hemmelighet.', body: '<p>Marit arver en gård ingen vil ha.</p>' }],
  assets: [
    { ...exampleImage(`${id}-plakat`, `Plakat for ${title}`), type: 'poster' },
    { ...exampleImage(`${id}-bilde`, `Scene fra ${title}`), type: 'first_image' },
  ],
  genres: ['Drama', 'Familie'],
  ageLimit: 9,
  duration: 98,
  ...fields,
})

export const exampleFilms: readonly Production[] = [
  film('hoststorm', 'Høststorm', {
    originalTitle: 'Autumn Gale',
    assets: [
      { ...exampleImage('hoststorm-plakat', 'Plakat for Høststorm'), type: 'poster' },
      { ...exampleImage('hoststorm-bilde', 'Scene fra Høststorm'), type: 'first_image' },
      { ...exampleImage('hoststorm-stille', 'En gård i regn'), type: 'still' },
      { type: 'trailer', url: 'https://film.husets-eksempel.example/hoststorm.mp4' },
    ],
    ageReason: 'Uhyggelige scener',
    year: 2026,
    director: ['Inga Eksempel'],
    cast: ['Per Prøve', 'Kari Kladd'],
    distributor: 'Eksempelfilm',
  }),
  film('sledehunden', 'Sledehunden som ville hjem', { ageLimit: 6, duration: 81, genres: ['Animasjon'] }),
  film('uten-plakat', 'Bildet som ble borte', { assets: [], ageLimit: 15, duration: 121, genres: ['Grøsser'] }),
  film('tindvandrer', 'Tindvandrer', { ageLimit: 12, genres: ['Dokumentar'] }),
  film('midtvinter', 'Midtvinter', { objectClass: 'movie_coming', ageLimit: null, premiere: at(40, 18) }),
  film('skrinlagt', 'Skrinlagt', { ageLimit: 18, genres: ['Thriller'] }),
]

const concert = (id: string, title: string, place: string): Production => ({
  id,
  parentSlug: `${id}-1`,
  pageReference: `${id}-1`,
  title,
  object: 'culture',
  objectClass: 'culture',
  features: [],
  location: { name: place, address: 'Eksempelveien 1' },
  contents: [{ summary: 'To timer med musikk i vintermørket.', body: '<p>Dørene åpner en time før.</p>' }],
  assets: [{ ...exampleImage(id, title), type: 'first_image' }],
  duration: 90,
})

export const exampleCulture: readonly Production[] = [
  concert('vinterviser', 'Viser for vinteren', 'Storsalen'),
  concert('teater', 'Tre brødre på loftet', 'Lillesalen'),
  concert('korps', 'Korpset spiller opp', 'Kirken på haugen'),
]

const showing = (production: Production, start: number, fields: Partial<Event> = {}): Showing =>
  toShowing(
    {
      id: `${production.id}-${start}`,
      production,
      start,
      screen: 'Sal 1',
      format: ['2D'],
      language: 'nb',
      status: 'onSale',
      price: { from: 13_500, currency: 'NOK' },
      ticketUrl: 'https://billett.husets-eksempel.example/kjop',
      ...fields,
    },
    production,
  )

const EVENINGS: readonly Partial<Event>[] = [
  {},
  { screen: 'Sal 2', format: ['3D', 'Atmos'], language: 'en', subtitles: 'nb', status: 'fewLeft' },
  { status: 'soldOut' },
  { status: 'cancelled' },
  { status: 'notYetOnSale', onSaleAt: at(1, 10) },
  { status: 'free', access: ['hearingLoop'] },
]

export const exampleShowings: readonly Showing[] = [0, 1, 2, 5].flatMap((days) =>
  exampleFilms.slice(0, 4).flatMap((production, index) => {
    const fields = EVENINGS[(index + days) % EVENINGS.length] ?? {}
    return [showing(production, at(days, 18 + index), fields), showing(production, at(days, 20.75 + index))]
  }),
)

export const exampleCultureShowings: readonly Showing[] = exampleCulture.flatMap((production, index) => [
  showing(production, at(3 + index, 19), { screen: undefined, price: { from: 25_000, to: 40_000, currency: 'NOK' } }),
  showing(production, at(30 + index, 19), { screen: undefined, status: index === 1 ? 'soldOut' : 'onSale' }),
])

const [firstFilm = film('film', 'Film', {})] = exampleFilms
export const exampleFilm = firstFilm

export const exampleFilmShowings: readonly Showing[] = [
  showing(firstFilm, at(-3, 18)),
  ...exampleShowings.filter(({ production }) => production?.id === firstFilm.id),
  showing(firstFilm, at(6, 18), {
    previousStart: at(4, 18),
    location: { name: 'Grendehuset', address: 'Bygdeveien 4' },
  }),
]
