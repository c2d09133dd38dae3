/** Makes the film programme: which film, when, in which screen. Every day follows from its date alone. */
import * as z from 'zod/mini'
import { access, eventStatus, format } from '@/contract/event'
import { toDayNumber, toMinutes, toWeekday } from './oslo'
import { kroner, type Version, WEEKDAYS, weekday } from './production-file'

const time = z.string().check(z.regex(/^\d\d:\d\d$/, "not a time like '18:00'"))

const slot = z.strictObject({
  name: z.string(),
  screen: z.string(),
  days: z.array(weekday),
  /** From 24:00 on it is the night after. */
  time,
  /** Keys of films, which take turns from day to day. */
  films: z.array(z.string()).check(z.minLength(1)),
  /** A key of `prices`; free where left out. */
  price: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  access: z.optional(z.array(access)),
})

/** What happens to a slot's showing on every so many days. */
const exception = z.strictObject({
  slot: z.string(),
  everyDays: z.int().check(z.minimum(1)),
  day: z.int().check(z.minimum(0)),
  status: z.optional(eventStatus),
  movedFrom: z.optional(time),
})

/** A day every so many weeks on which all showings have a tag and a price of their own. */
const feast = z.strictObject({
  day: weekday,
  everyWeeks: z.int().check(z.minimum(1)),
  week: z.int().check(z.minimum(0)),
  tag: z.string(),
  price: z.string(),
})

export const scheduleFile = z.strictObject({
  /** Days before today that are kept, and days after today that are planned. */
  days: z.strictObject({ past: z.int(), films: z.int(), culture: z.int() }),
  /** Minutes between two showings in a screen. */
  turnaround: z.int(),
  /** Days before the showing, and the time, at which its tickets are put on sale. */
  onSale: z.strictObject({ daysBefore: z.int(), time }),
  /** The event's address is this and its id. */
  tickets: z.string(),
  location: z.string(),
  prices: z.record(z.string(), kroner),
  /** What a screen can show; in one without Atmos, a film that has it is shown without. */
  screens: z.record(z.string(), z.strictObject({ format: z.array(format), access: z.array(access), seats: z.int() })),
  /** How many seats the checkout sells: of a culture performance, and of anything that has few left. */
  seats: z.strictObject({ culture: z.int(), fewLeft: z.int() }),
  slots: z.array(slot),
  exceptions: z.array(exception),
  feast,
})
export type Schedule = z.output<typeof scheduleFile>
type Screen = Schedule['screens'][string]
type Slot = z.output<typeof slot>
type Exception = z.output<typeof exception>

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
