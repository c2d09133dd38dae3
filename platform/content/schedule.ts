/** Makes the film programme: which film, when, in which screen. Every day follows from its date alone. */
import * as v from 'valibot'
import { access, eventStatus, format } from '@/contract/event'
import { int } from '@/contract/primitives'
import { toDayNumber, toMinutes, toWeekday } from './oslo'
import { kroner, type Version, WEEKDAYS, weekday } from './production-file'

const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, "not a time like '18:00'"))

/** In any year. */
const dayOfYear = v.pipe(v.string(), v.regex(/^\d\d-\d\d$/, "not a day like '12-24'"))

const slot = v.strictObject({
  name: v.string(),
  screen: v.string(),
  days: v.array(weekday),
  /** From 24:00 on it is the night after. */
  time,
  /** Keys of films, which take turns from day to day. */
  films: v.pipe(v.array(v.string()), v.minLength(1)),
  /** A key of `prices`; free where left out. */
  price: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  access: v.optional(v.array(access)),
})

/** What happens to a slot's showing on every so many days. */
const exception = v.strictObject({
  slot: v.string(),
  everyDays: v.pipe(int, v.minValue(1)),
  day: v.pipe(int, v.minValue(0)),
  status: v.optional(eventStatus),
  movedFrom: v.optional(time),
})

/** A day every so many weeks on which all showings have a tag and a price of their own. */
const feast = v.strictObject({
  day: weekday,
  everyWeeks: v.pipe(int, v.minValue(1)),
  week: v.pipe(int, v.minValue(0)),
  tag: v.string(),
  price: v.string(),
})

export const scheduleFile = v.strictObject({
  /** Days before today that are kept, and days after today that are planned. */
  days: v.strictObject({ past: int, films: int, culture: int }),
  /** Days on which nothing is shown. */
  closed: v.optional(v.array(dayOfYear), []),
  /** Minutes between two showings in a screen. */
  turnaround: int,
  /** Days before the showing, and the time, at which its tickets are put on sale. */
  onSale: v.strictObject({ daysBefore: int, time }),
  /** The event's address is this and its id. */
  tickets: v.string(),
  location: v.string(),
  prices: v.record(v.string(), kroner),
  /** What a screen can show; in one without Atmos, a film that has it is shown without. */
  screens: v.record(v.string(), v.strictObject({ format: v.array(format), access: v.array(access), seats: int })),
  /** How many seats the checkout sells: of a culture performance, of anything that has few left, and to one account. */
  seats: v.strictObject({ culture: int, fewLeft: int, perAccount: v.optional(v.pipe(int, v.minValue(1))) }),
  slots: v.array(slot),
  exceptions: v.array(exception),
  feast,
})
export type Schedule = v.InferOutput<typeof scheduleFile>
type Screen = Schedule['screens'][string]
type Slot = v.InferOutput<typeof slot>
type Exception = v.InferOutput<typeof exception>

export interface Film {
  /** What the schedule calls it. */
  key: string
  /** What its events' ids begin with. */
  id: string
  /** Minutes. */
  duration: number
  versions: readonly Version[]
}

export interface PlannedShow {
  film: Film
  version: Version
  slot: Slot
  exception: Exception | undefined
}

const rotate = <T>(list: readonly T[], by: number): T[] => {
  const at = list.length === 0 ? 0 : by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}

/** Minutes from each slot's start to that of the next one in its screen that day. */
function roomOf(slot: Slot, slots: readonly Slot[]): number {
  const start = toMinutes(slot.time)
  const later = slots.filter((other) => other.screen === slot.screen && toMinutes(other.time) > start)
  return Math.min(...later.map((other) => toMinutes(other.time) - start))
}

const canShow = (screen: Screen | undefined) => (version: Version) =>
  version.format.every((name) => name === 'Atmos' || screen?.format.includes(name))

/**
 * @param day   'YYYY-MM-DD'
 * @param films those that are running, by key
 * @returns the day's showings; a slot whose films are all too long for it stays empty
 */
export function planDay(day: string, schedule: Schedule, films: ReadonlyMap<string, Film>): PlannedShow[] {
  const number = toDayNumber(day)
  const slots = schedule.slots.filter(({ days }) => days.some((name) => WEEKDAYS[toWeekday(day)] === name))
  const shown = new Set<string>()
  return slots.flatMap((slot, at) => {
    const room = roomOf(slot, slots) - schedule.turnaround
    const fitting = rotate(slot.films, number)
      .flatMap((key) => films.get(key) ?? [])
      .map((film) => ({ ...film, versions: film.versions.filter(canShow(schedule.screens[slot.screen])) }))
      .filter(({ duration, versions }) => duration <= room && versions.length > 0)
    const film = fitting.find(({ key }) => !shown.has(key)) ?? fitting[0]
    const [version] = rotate(film?.versions ?? [], number + at)
    if (!film || !version) return []
    shown.add(film.key)
    const exception = schedule.exceptions.find(
      (each) => each.slot === slot.name && number % each.everyDays === each.day % each.everyDays,
    )
    return [{ film, version, slot, exception }]
  })
}
