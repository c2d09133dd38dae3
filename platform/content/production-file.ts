/** How an editor writes a film or a culture production, and the documents of those. */
import * as v from 'valibot'
import { access, eventStatus, format } from '@/contract/event'
import { int } from '@/contract/primitives'
import { segment } from './address'
import type { ContentFile } from './content-files'
import { check, type ReportFault } from './fault'
import { toHtml } from './markdown'
import { addDays, toDay, toInstant, toWeekday } from './oslo'
import type { Pictures } from './pictures'

const text = v.pipe(v.string(), v.minLength(1))
/** S2.56 and S2.57: the address ends in what the house's ticket system calls it. */
const filmSlug = v.pipe(segment, v.regex(/-DXM\d+$/, "not an address that ends like '-DXM2301'"))
const cultureSlug = v.pipe(segment, v.regex(/-\d+$/, "not an address that ends like '-4101'"))
const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, "not a time like '18:00'"))
export const weekday = v.picklist(['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn'])
export const WEEKDAYS = weekday.options

/** Kroner. */
export const kroner = v.strictObject({ from: v.pipe(v.number(), v.minValue(0)), to: v.optional(v.number()) })

/** One of the ways in which a film is shown. */
const version = v.strictObject({
  format: v.array(format),
  language: v.optional(text),
  subtitles: v.nullable(text),
  access: v.optional(v.array(access)),
})
export type Version = v.InferOutput<typeof version>

const shared = {
  title: text,
  parentSlug: segment,
  summary: text,
  features: v.array(text),
  cover: text,
  status: v.optional(v.picklist(['scheduled', 'cancelled', 'postponed'])),
  archived: v.optional(v.boolean()),
  duration: v.pipe(int, v.gtValue(0)),
}

export const filmFile = v.strictObject({
  ...shared,
  parentSlug: filmSlug,
  objectClass: v.picklist(['movie', 'movie_coming']),
  poster: text,
  ediNumber: text,
  originalTitle: v.optional(text),
  genres: v.array(text),
  /** Null where it is not rated yet, which has to be said. */
  ageLimit: v.nullable(v.picklist([0, 6, 9, 12, 15, 18], 'not an age limit; a film that is not rated yet says null')),
  ageReason: v.optional(text),
  year: v.optional(int),
  director: v.array(text),
  cast: v.array(text),
  distributor: text,
  /** Weeks from this one; the premiere is its Friday. */
  premiereInWeeks: v.optional(int),
  versions: v.optional(v.array(version)),
})
export type FilmFile = v.InferOutput<typeof filmFile>

/** A repeated performance: on `day`, every so many weeks, in those whose number leaves `week` when divided. */
const performance = v.strictObject({
  day: weekday,
  time,
  everyWeeks: v.pipe(int, v.minValue(1), v.maxValue(8)),
  week: v.pipe(int, v.minValue(0)),
  /** Only in these months, 1 to 12. */
  months: v.optional(v.array(int)),
  status: v.optional(eventStatus),
  price: v.optional(kroner),
  /** The time of the same day from which it was moved. */
  movedFrom: v.optional(time),
  access: v.optional(v.array(access)),
  /** Left out: its tickets have always been on sale. */
  onSaleDaysBefore: v.optional(int),
})
export type Performance = v.InferOutput<typeof performance>

export const cultureFile = v.strictObject({
  ...shared,
  pageReference: cultureSlug,
  /** A key of venues.yaml. */
  venue: text,
  performances: v.array(performance),
})
export type CultureFile = v.InferOutput<typeof cultureFile>

/** venues.yaml: address by name. */
export const venuesFile = v.record(v.string(), v.string())

/** The Friday of the week that lies `weeks` from the one of `now`, at noon. */
function toPremiere(weeks: number, now: number): number {
  const today = toDay(now)
  return toInstant(addDays(today, 4 - toWeekday(today) + 7 * weeks), '12:00')
}

function toShared(file: ContentFile, data: FilmFile | CultureFile, object: 'movie' | 'culture', pictures: Pictures) {
  const toAsset = (type: string, name: string) => {
    const { url, alt, focalPointQuery } = pictures.find(name, file.name)
    return { type, url, alt, ...(focalPointQuery !== undefined && { focalPointQuery }) }
  }
  const { title, parentSlug, summary, features, cover, status, archived, duration } = data
  return {
    id: `${object}-${file.id}`,
    parentSlug,
    title,
    object,
    features,
    contents: [{ summary, body: toHtml(file.body) }],
    assets: [toAsset('first_image', cover), ...('poster' in data ? [toAsset('poster', data.poster)] : [])],
    duration,
    ...(status && { status }),
    ...(archived !== undefined && { archived }),
  }
}

export function toFilm(file: ContentFile, data: FilmFile, pictures: Pictures, now: number) {
  const { objectClass, ediNumber, originalTitle, genres, ageLimit, ageReason, year, director, cast, distributor } = data
  const { premiereInWeeks: weeks } = data
  return {
    ...toShared(file, data, 'movie', pictures),
    objectClass,
    ediNumber,
    ...(originalTitle !== undefined && { originalTitle }),
    genres,
    ageLimit,
    ...(ageReason !== undefined && { ageReason }),
    ...(year !== undefined && { year }),
    director,
    cast,
    distributor,
    ...(weeks !== undefined && { premiere: toPremiere(weeks, now) }),
  }
}

/** @param venues address by name */
export function toCulture(
  file: ContentFile,
  data: CultureFile,
  pictures: Pictures,
  venues: Readonly<Record<string, string>>,
  report: ReportFault,
) {
  const address = venues[data.venue]
  if (address === undefined) {
    report({ file: file.name, field: 'venue', message: `no ${data.venue} in venues.yaml`, at: ['venue'] })
  }
  return {
    ...toShared(file, data, 'culture', pictures),
    pageReference: data.pageReference,
    objectClass: 'culture' as const,
    location: { name: data.venue, ...(address !== undefined && { address }) },
  }
}

export type ProductionDocument = ReturnType<typeof toFilm> | ReturnType<typeof toCulture>

/** @returns the files of one folder that hold no fault, with what is written in them */
export function readFolder<S extends v.GenericSchema>(
  files: readonly ContentFile[],
  folder: string,
  schema: S,
  report: ReportFault,
): { source: ContentFile; file: v.InferOutput<S> }[] {
  return files
    .filter(({ name }) => name.startsWith(`${folder}/`))
    .flatMap((source) => {
      const file = check(schema, source.data, source.name, report)
      return file === undefined ? [] : [{ source, file }]
    })
}
