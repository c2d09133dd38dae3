/** What a day of a programme is called, seen from today. */
import { type Day, daysBetween } from './days'
import { capitalised } from './words'

interface Named {
  day: Day
  date: string
}

const WORDS: ReadonlyMap<number, string> = new Map([
  [0, 'I dag'],
  [1, 'I morgen'],
])

/** @returns "I dag" or "I morgen"; undefined for any other day */
export const toDayWord = (day: Day, today: Day): string | undefined => WORDS.get(daysBetween(today, day))

/** @returns "I dag, lørdag 21. november", "Mandag 23. november" */
export function toDayTitle({ day, date }: Named, today: Day): string {
  const word = toDayWord(day, today)
  return word ? `${word}, ${date}` : capitalised(date)
}
