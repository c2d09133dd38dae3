/** Whether the programme keeps to the days and places that facts.yaml tells: `apent.stengt`, `tider` and `steder`. */
import * as v from 'valibot'
import type { Fault } from '@/platform/content/fault'
import { toDay, toMinutes } from '@/platform/content/oslo'
import { WEEKDAYS } from '@/platform/content/production-file'
import type { House } from './read-house'

const DATES: Readonly<Record<string, string>> = {
  julaften: '12-24',
  '1. juledag': '12-25',
  '2. juledag': '12-26',
  nyttårsaften: '12-31',
  '1. nyttårsdag': '01-01',
  '1. mai': '05-01',
  '17. mai': '05-17',
}

/** Minutes: what is regular has the screen for itself before and after it begins. */
const ALONE = 120

const words = v.optional(v.record(v.string(), v.unknown()), {})
const told = v.object({ apent: words, tider: words, steder: words })
const slots = v.object({
  slots: v.array(v.object({ name: v.string(), screen: v.string(), days: v.array(v.string()), time: v.string() })),
})

const fileOf = ({ files }: House, name: string) => files.find((file) => file.name === name)?.data

function checkClosedDays(house: House, stengt: unknown): Fault[] {
  const names = typeof stengt === 'string' ? stengt.split(/, | og /) : []
  const unknown = names.filter((name) => DATES[name] === undefined)
  const closed = new Map(names.map((name) => [DATES[name], name]))
  return [
    ...unknown.map((name) => ({
      file: 'facts.yaml',
      field: 'apent.stengt',
      message: `${name} is no day that we know`,
    })),
    ...house.events.flatMap(({ id, start }) => {
      const name = closed.get(toDay(start).slice('YYYY-'.length))
      return name === undefined ? [] : [{ file: 'schedule.yaml', field: 'closed', message: `${id} is on ${name}` }]
    }),
  ]
}

/** "første lørdag i måneden kl. 10.30" */
function readTime(text: unknown): { day: string | undefined; at: number } | undefined {
  const [, day = '', time = ''] = /\b(\p{L}+dag)\b.*? kl\. (\d\d\.\d\d)/u.exec(String(text)) ?? []
  if (time === '') return undefined
  return { day: WEEKDAYS.find((name) => day.startsWith(name)), at: toMinutes(time.replace('.', ':')) }
}

/** What is the schedule's own, as babykino is, bears the name of its slot. */
function checkPlaces(house: House, tider: Record<string, unknown>, steder: Record<string, unknown>): Fault[] {
  const plan = v.parse(slots, fileOf(house, 'schedule.yaml'))
  return Object.entries(steder).flatMap(([name, place]) => {
    const told = readTime(tider[name])
    const other = plan.slots.find(
      ({ name: slot, screen, days, time }) =>
        told?.day !== undefined &&
        slot !== name &&
        screen === place &&
        days.includes(told.day) &&
        Math.abs(toMinutes(time) - told.at) < ALONE,
    )
    const message = `in ${place} when ${other?.name} is there at ${other?.time}`
    return other ? [{ file: 'facts.yaml', field: `tider.${name}`, message }] : []
  })
}

export function checkHours(house: House): Fault[] {
  const { apent, tider, steder } = v.parse(told, fileOf(house, 'facts.yaml') ?? {})
  return [...checkClosedDays(house, apent.stengt), ...checkPlaces(house, tider, steder)]
}
