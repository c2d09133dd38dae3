/** What a calendar file is called where it is kept: letters that every system and every header takes. */
import { toCalendarDay } from '@/lib/programme/days'
import type { Showing } from '@/lib/programme/showing'

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a' }
const LONGEST = 60

/** @returns "hoststorm-2026-11-21.ics" */
export function toFileName({ title, start }: Pick<Showing, 'title' | 'start'>): string {
  const plain = title
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return `${plain || 'forestilling'}-${toCalendarDay(start)}.ics`
}
