/** How an editor writes a film or a culture production, and the documents of those. Knows no other file's content. */
import * as z from 'zod/mini'
import { access, eventStatus, format } from '@/contract/event'
import type { ContentFile } from './content-files'
import { check, type ReportFault } from './fault'
import { toHtml } from './markdown'
import { addDays, toDay, toInstant, toWeekday } from './oslo'
import type { Pictures } from './pictures'

const text = z.string().check(z.minLength(1))
/** S2.56 and S2.57: the address ends in what the house's ticket system calls it. */
const filmSlug = z.string().check(z.regex(/-DXM\d+$/, "not an address that ends like '-DXM2301'"))
const cultureSlug = z.string().check(z.regex(/-\d+$/, "not an address that ends like '-4101'"))
const time = z.string().check(z.regex(/^\d\d:\d\d$/, "not a time like '18:00'"))
export const weekday = z.enum(['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn'])
export const WEEKDAYS = weekday.options

/** Kroner. */
export const kroner = z.strictObject({ from: z.number().check(z.minimum(0)), to: z.optional(z.number()) })

/** One of the ways in which a film is shown. */
const version = z.strictObject({
  format: z.array(format),
  language: z.optional(text),
  subtitles: z.nullable(text),
  access: z.optional(z.array(access)),
})
export type Version = z.output<typeof version>

const shared = {
  title: text,
  parentSlug: text,
  summary: text,
  features: z.array(text),
  cover: text,
  status: z.optional(z.enum(['scheduled', 'cancelled', 'postponed'])),
  archived: z.optional(z.boolean()),
  duration: z.int().check(z.positive()),
}

export const filmFile = z.strictObject({
  ...shared,
  parentSlug: filmSlug,
  objectClass: z.enum(['movie', 'movie_coming']),
  poster: text,
  ediNumber: text,
  originalTitle: z.optional(text),
  genres: z.array(text),
  /** Null where it is not rated yet, which has to be said. */
  ageLimit: z.nullable(z.literal([0, 6, 9, 12, 15, 18], 'not an age limit; a film that is not rated yet says null')),
  ageReason: z.optional(text),
  year: z.optional(z.int()),
  director: z.array(text),
  cast: z.array(text),
  distributor: text,
  /** Weeks from this one; the premiere is its Friday. */
  premiereInWeeks: z.optional(z.int()),
  versions: z.optional(z.array(version)),
})
export type FilmFile = z.output<typeof filmFile>

/** A repeated performance: on `day`, every so many weeks, in those whose number leaves `week` when divided. */
const performance = z.strictObject({
  day: weekday,
  time,
  everyWeeks: z.int().check(z.minimum(1), z.maximum(8)),
  week: z.int().check(z.minimum(0)),
  /** Only in these months, 1 to 12. */
  months: z.optional(z.array(z.int())),
  status: z.optional(eventStatus),
  price: z.optional(kroner),
  /** The time of the same day from which it was moved. */
  movedFrom: z.optional(time),
  access: z.optional(z.array(access)),
  /** Left out: its tickets have always been on sale. */
  onSaleDaysBefore: z.optional(z.int()),
})
export type Performance = z.output<typeof performance>

export const cultureFile = z.strictObject({
  ...shared,
  pageReference: cultureSlug,
  /** A key of venues.yaml. */
  venue: text,
  performances: z.array(performance),
})
export type CultureFile = z.output<typeof cultureFile>

/** venues.yaml: address by name. */
export const venuesFile = z.record(z.string(), z.string())

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
  if (address === undefined) report({ file: file.name, field: 'venue', message: `no ${data.venue} in venues.yaml` })
  return {
    ...toShared(file, data, 'culture', pictures),
    pageReference: data.pageReference,
    objectClass: 'culture' as const,
    location: { name: data.venue, ...(address !== undefined && { address }) },
  }
}

export type ProductionDocument = ReturnType<typeof toFilm> | ReturnType<typeof toCulture>

/** @returns the files of one folder that hold no fault, with what is written in them */
export function readFolder<S extends z.core.$ZodType>(
  files: readonly ContentFile[],
  folder: string,
  schema: S,
  report: ReportFault,
): { source: ContentFile; file: z.output<S> }[] {
  return files
    .filter(({ name }) => name.startsWith(`${folder}/`))
    .flatMap((source) => {
      const file = check(schema, source.data, source.name, report)
      return file === undefined ? [] : [{ source, file }]
    })
}
