import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Event } from '@/contract/event'
import { addDays, toDay, toInstant, toMinutes, toTime } from '@/platform/content/oslo'
import { type Film, planDay, scheduleFile } from '@/platform/content/schedule'
import { readHouse } from './house-content'

const MINUTE = 60_000
const DAY = 86_400_000

const text = readFileSync('content/schedule.yaml', 'utf8').replace(/'\{\{[^}]*\}\}'/g, '100')
const plan = v.parse(scheduleFile, { ...parse(text), tickets: 'https://tickets.example' })
const keys = [...new Set(plan.slots.flatMap(({ films }) => films))]
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))

const toFilms = (durations: readonly number[]) =>
  new Map<string, Film>(
    keys.map((key, at) => [
      key,
      {
        key,
        id: key,
        duration: durations[at % durations.length] ?? 90,
        versions: [{ format: ['2D'], subtitles: null }],
      },
    ]),
  )

describe('the plan of a day', () => {
  it('holds no more than the screens can, however long the films are', () => {
    const durations = fc.array(fc.integer({ min: 5, max: 300 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(day, durations, (date, minutes) => {
        const shows = planDay(date, plan, toFilms(minutes))
        for (const screen of Object.keys(plan.screens)) {
          const own = shows.filter(({ slot }) => slot.screen === screen)
          const times = own.map(({ slot, film }) => [toMinutes(slot.time), film.duration] as const)
          times.sort(([a], [b]) => a - b)
          for (const [at, [start]] of times.entries()) {
            const [before, duration] = times[at - 1] ?? [-Infinity, 0]
            expect(start).toBeGreaterThanOrEqual(before + duration + plan.turnaround)
          }
        }
      }),
    )
  })

  it('leaves a slot empty for which every film is too long', () => {
    const shows = planDay('2026-11-20', plan, toFilms([600]))
    expect(shows.every(({ slot }) => slot.name === 'nattkino' || slot.time >= '20:30')).toBe(true)
  })
})

const frozen = [
  '2026-12-22T12:00:00+01:00',
  '2026-11-20T12:00:00+01:00',
  '2026-10-25T01:30:00+02:00',
  '2027-03-27T23:59:00+01:00',
  '2027-01-01T00:10:00+01:00',
  '2028-02-29T20:00:00+01:00',
]

describe.each(frozen)('the programme at %s', (moment) => {
  const now = Date.parse(moment)
  let films: Event[]
  let culture: Event[]

  beforeAll(async () => {
    const { events } = await readHouse(now)
    films = events.filter(({ production }) => production.object === 'movie')
    culture = events.filter(({ production }) => production.object === 'culture')
  })

  it('fills two days back and three weeks ahead', () => {
    expect(films.length).toBeGreaterThanOrEqual(150)
    expect(films.length).toBeLessThanOrEqual(220)
    const evenings = new Set(films.filter(({ start }) => toTime(start) >= '18:00').map(({ start }) => toDay(start)))
    const days = Array.from({ length: 24 }, (_, at) => addDays(toDay(now), at - 2))
    const open = days.filter((each) => !plan.closed.includes(each.slice(5)))
    expect(open.length).toBeGreaterThanOrEqual(22)
    for (const each of open) expect(evenings).toContain(each)
  })

  it('shows nothing on the days on which the house is closed', () => {
    expect(plan.closed).toEqual(['12-24', '01-01'])
    const dates = [...films, ...culture].map(({ start }) => toDay(start).slice(5))
    expect(dates.filter((date) => plan.closed.includes(date))).toEqual([])
  })

  it('lets nothing overlap in a screen', () => {
    for (const screen of ['Sal 1', 'Sal 2']) {
      const own = films.filter((event) => event.screen === screen).toSorted((a, b) => a.start - b.start)
      for (const [at, event] of own.slice(1).entries()) {
        expect(event.start).toBeGreaterThanOrEqual((own[at]?.end ?? Infinity) + 20 * MINUTE)
      }
    }
  })

  it('has every state to come, and the special days', () => {
    const coming = films.filter(({ start }) => start > now)
    const states = new Set(coming.map(({ status }) => status))
    expect([...states].sort()).toEqual(['cancelled', 'fewLeft', 'free', 'notYetOnSale', 'onSale', 'soldOut'])
    expect(coming.some(({ previousStart }) => previousStart !== undefined)).toBe(true)
    const tags = new Set(coming.flatMap((event) => event.tags ?? []))
    expect([...tags].sort()).toEqual(['babykino', 'den-store-kinodagen', 'formiddagskino'])
    expect(coming.some(({ start }) => toTime(start) === '00:15')).toBe(true)
    const formats = new Set(coming.flatMap((event) => event.format ?? []))
    expect([...formats].sort()).toEqual(['2D', '3D', 'Atmos'])
  })

  it('promises no screen what it does not have', () => {
    for (const { screen, format = [] } of films) {
      expect(format.filter((name) => name !== 'Atmos')).toHaveLength(1)
      if (screen === 'Sal 2') expect(format).toEqual(['2D'])
    }
    expect(films.find(({ id }) => id.startsWith('nosferatu'))?.format).toEqual(['2D'])
  })

  it('says when tickets that are not yet on sale will be', () => {
    for (const { status, onSaleAt, start } of films) {
      if (status === 'notYetOnSale') {
        expect(onSaleAt).toBeGreaterThan(now)
        expect(onSaleAt).toBeLessThan(start)
      } else expect(onSaleAt).toBeUndefined()
    }
  })

  it('has a coming event at every place of the house and of the list of venues', () => {
    const places = new Set(culture.filter(({ start }) => start > now).map(({ location }) => location?.name))
    expect(places.size).toBeGreaterThanOrEqual(17)
  })

  it('is the same a second time, and grows without renaming', async () => {
    const ids = new Set((await readHouse(now)).events.map(({ id }) => id))
    expect([...films, ...culture].every(({ id }) => ids.has(id))).toBe(true)
    const later = await readHouse(now + 3 * DAY)
    const firstKept = toInstant(addDays(toDay(now + 3 * DAY), -2), '10:00')
    const kept = new Map(later.events.map((event) => [event.id, event.start]))
    for (const { id, start } of films) if (start >= firstKept) expect(kept.get(id)).toBe(start)
  })
})
