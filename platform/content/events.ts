/** Makes event documents of films and culture productions, from two days ago to some weeks ahead. */
import type { ContentFile } from './content-files'
import { addDays, toDay, toInstant, toTime, toWeekday, toWeekNumber } from './oslo'
import type { CultureFile, FilmFile, Performance, ProductionDocument } from './production-file'
import { WEEKDAYS } from './production-file'
import { type Film, type PlannedShow, planDay, type Schedule } from './schedule'

const MINUTE = 60_000
const ORE = 100

export interface Played<F> {
  source: ContentFile
  file: F
  document: ProductionDocument
}

interface Money {
  from: number
  to?: number | undefined
}

const toPrice = ({ from, to }: Money) => ({
  from: Math.round(from * ORE),
  ...(to !== undefined && { to: Math.round(to * ORE) }),
  currency: 'NOK' as const,
})

/** Named by what does not change while the programme grows: production, date and time. */
const toEventId = (id: string, start: number) =>
  `${id}-${toDay(start).replaceAll('-', '')}-${toTime(start).replace(':', '')}`

function toReference(document: ProductionDocument) {
  const { id, parentSlug, title, object } = document
  return {
    id,
    parentSlug,
    ...('pageReference' in document && { pageReference: document.pageReference }),
    title,
    object,
  }
}

const daysFrom = (now: number, past: number, ahead: number) =>
  Array.from({ length: past + ahead + 1 }, (_, at) => addDays(toDay(now), at - past))

interface Sale {
  status: string | undefined
  price: Money | undefined
  /** Epoch milliseconds; undefined for what has always been on sale. */
  onSaleAt: number | undefined
  /** How many, where not few are left. */
  seats: number
}

/** What visitors are told of the tickets: status, when they are sold, how many, what they cost and where. */
function toSale(id: string, { status, price, onSaleAt, seats }: Sale, { tickets, seats: plan }: Schedule, now: number) {
  if (status === 'cancelled') return { status, ...(price && { price: toPrice(price) }) }
  if (status === 'free' || !price) return { status: 'free' }
  const offer = {
    price: toPrice(price),
    ticketUrl: `${tickets}/${encodeURIComponent(id)}`,
    capacity: status === 'fewLeft' ? plan.fewLeft : seats,
    ...(plan.perAccount !== undefined && { maxPerAccount: plan.perAccount }),
  }
  const isWaiting = onSaleAt !== undefined && now < onSaleAt
  return isWaiting ? { status: 'notYetOnSale', onSaleAt, ...offer } : { status: status ?? 'onSale', ...offer }
}

/** A night showing is of the day before, and of the night in which it begins. */
const isClosed = (day: string, start: number, { closed }: Schedule) =>
  [day, toDay(start)].some((each) => closed.includes(each.slice('YYYY-'.length)))

const isFeast = (day: string, { feast }: Schedule) =>
  WEEKDAYS[toWeekday(day)] === feast.day && toWeekNumber(day) % feast.everyWeeks === feast.week % feast.everyWeeks

function toFilmEvent(
  day: string,
  show: PlannedShow,
  document: ProductionDocument,
  address: string,
  plan: Schedule,
  now: number,
) {
  const { film, version, slot, exception } = show
  const start = toInstant(day, slot.time)
  const id = toEventId(film.id, start)
  const feast = isFeast(day, plan) && slot.price !== undefined
  const screen = plan.screens[slot.screen]
  const price = plan.prices[feast ? plan.feast.price : (slot.price ?? '')]
  const onSaleAt = toInstant(addDays(day, -plan.onSale.daysBefore), plan.onSale.time)
  return {
    id,
    production: toReference(document),
    start,
    end: start + film.duration * MINUTE,
    ...(exception?.movedFrom !== undefined && { previousStart: toInstant(day, exception.movedFrom) }),
    location: { name: plan.location, address },
    screen: slot.screen,
    format: version.format.filter((name) => screen?.format.includes(name)),
    ...(version.language !== undefined && { language: version.language }),
    subtitles: version.subtitles,
    access: [...new Set([...(screen?.access ?? []), ...(version.access ?? []), ...(slot.access ?? [])])],
    tags: [...(slot.tags ?? []), ...(feast ? [plan.feast.tag] : [])],
    ...toSale(id, { status: exception?.status, price, onSaleAt, seats: screen?.seats ?? 0 }, plan, now),
  }
}

/** @param address of the house's own screens */
export function toFilmEvents(films: readonly Played<FilmFile>[], plan: Schedule, address: string, now: number) {
  const running = films.filter(({ file }) => file.objectClass === 'movie' && file.archived !== true)
  const byKey = new Map(running.map((film) => [film.source.key, film]))
  const playable = new Map<string, Film>(
    running.map(({ source, file }) => [
      source.key,
      { id: source.id, key: source.key, duration: file.duration, versions: file.versions ?? [] },
    ]),
  )
  return daysFrom(now, plan.days.past, plan.days.films).flatMap((day) =>
    planDay(day, plan, playable).flatMap((show) => {
      const document = byKey.get(show.film.key)?.document
      if (!document || isClosed(day, toInstant(day, show.slot.time), plan)) return []
      return [toFilmEvent(day, show, document, address, plan, now)]
    }),
  )
}

const isPlayed = (day: string, { day: weekday, everyWeeks, week, months }: Performance) =>
  WEEKDAYS[toWeekday(day)] === weekday &&
  toWeekNumber(day) % everyWeeks === week % everyWeeks &&
  (months === undefined || months.includes(Number(day.slice(5, 7))))

export function toCultureEvents(productions: readonly Played<CultureFile>[], plan: Schedule, now: number) {
  const days = daysFrom(now, plan.days.past, plan.days.culture)
  const toEvent = ({ source, file, document }: Played<CultureFile>, performance: Performance, day: string) => {
    const start = toInstant(day, performance.time)
    const id = toEventId(source.id, start)
    const { movedFrom, price, status, onSaleDaysBefore: wait } = performance
    const onSaleAt = wait === undefined ? undefined : toInstant(addDays(day, -wait), plan.onSale.time)
    return {
      id,
      production: toReference(document),
      start,
      end: start + file.duration * MINUTE,
      ...(movedFrom !== undefined && { previousStart: toInstant(day, movedFrom) }),
      ...('location' in document && { location: document.location }),
      ...(performance.access && { access: performance.access }),
      tags: [],
      ...toSale(id, { status, price, onSaleAt, seats: plan.seats.culture }, plan, now),
    }
  }
  return productions.flatMap((production) =>
    production.file.performances.flatMap((performance) =>
      days
        .filter((day) => isPlayed(day, performance) && !isClosed(day, toInstant(day, performance.time), plan))
        .map((day) => toEvent(production, performance, day)),
    ),
  )
}
