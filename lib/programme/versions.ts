/** The versions in which a production is shown, and showings gathered under a name. */
import type { Access } from '@/contract/event'
import type { Showing } from './showing'
import { toLanguageWords } from './words'

/** Sound is the screen's; the picture and the languages are what a visitor chooses between. */
const SOUND = 'Atmos'

/** @returns "3D · Engelsk tale, norsk tekst"; undefined where nothing is known */
export function toVersionName(showing: Pick<Showing, 'format' | 'language' | 'subtitles'>): string | undefined {
  const picture = showing.format.filter((name) => name !== SOUND)
  return [...picture, toLanguageWords(showing)].filter(Boolean).join(' · ') || undefined
}

export interface NamedShowings<T> {
  name: string | undefined
  showings: T[]
}

/** @returns every showing once, in its order, below its name; the names in the order of the alphabet, what has none last */
export function toNamed<T>(showings: readonly T[], nameOf: (showing: T) => string | undefined): NamedShowings<T>[] {
  const groups = new Map<string | undefined, T[]>()
  for (const showing of showings) {
    const name = nameOf(showing)
    const group = groups.get(name)
    if (group) group.push(showing)
    else groups.set(name, [showing])
  }
  const last = '\uffff'
  return [...groups]
    .map(([name, group]) => ({ name, showings: group }))
    .toSorted((a, b) => (a.name ?? last).localeCompare(b.name ?? last, 'nb', { numeric: true }))
}

/** What every showing offers, and what only some do. */
export function splitAccess(showings: readonly Pick<Showing, 'access'>[]): { always: Access[]; sometimes: Access[] } {
  const all = [...new Set(showings.flatMap(({ access }) => access))]
  const isAlways = (kind: Access) => showings.every(({ access }) => access.includes(kind))
  return { always: all.filter(isAlways), sometimes: all.filter((kind) => !isAlways(kind)) }
}
