/**
 * The Norwegian age limits of films: who may see one alone, who in company of an adult.
 * The law: with an adult any child for 6, up to three years younger for 9 to 15; 18 holds for everyone.
 */
import type { Production } from '@/contract/production'

/** 0 is "Alle"; null is not yet set. */
export type AgeLimit = NonNullable<Production['ageLimit']> | null

const YEARS_YOUNGER = 3
const FOR_ALL_WITH_ADULT = 6
const ABSOLUTE = 18

/** @returns the lowest age, in years, at which the film may be seen with an adult; undefined while no limit is set */
export function youngestWithAdult(limit: AgeLimit): number | undefined {
  if (limit === null) return undefined
  if (limit === ABSOLUTE) return ABSOLUTE
  return limit <= FOR_ALL_WITH_ADULT ? 0 : limit - YEARS_YOUNGER
}

/** @param age in whole years. @returns undefined while no limit is set: nobody can say yet */
export function mayWatch(limit: AgeLimit, age: number, withAdult: boolean): boolean | undefined {
  const least = withAdult ? youngestWithAdult(limit) : limit
  return least === undefined || least === null ? undefined : age >= least
}

/** @returns "Alle", "9 år", "Aldersgrense ikke satt": short, for a badge */
export function toAgeLabel(limit: AgeLimit): string {
  if (limit === null) return 'Aldersgrense ikke satt'
  return limit === 0 ? 'Alle' : `${limit} år`
}

/** @returns what the limit means: "6 år – yngre sammen med en voksen", "9 år – yngre fra 6 år sammen med en voksen" */
export function toAgeWords(limit: AgeLimit): string {
  if (limit === null) return 'Aldersgrense ikke satt'
  if (limit === 0) return 'Tillatt for alle'
  if (limit === ABSOLUTE) return '18 år – ingen under 18, heller ikke sammen med en voksen'
  const youngest = youngestWithAdult(limit)
  return `${limit} år – yngre ${youngest ? `fra ${youngest} år ` : ''}sammen med en voksen`
}

/** Answers "Kan barnet se denne?". @param age in whole years. @returns words that begin with yes or no where one can say */
export function toChildAnswer(limit: AgeLimit, age: number): string {
  if (limit === null) return 'Det vet vi når aldersgrensen er satt'
  if (mayWatch(limit, age, false)) return 'Ja, også alene'
  return mayWatch(limit, age, true) ? 'Ja, sammen med en voksen' : 'Nei, heller ikke sammen med en voksen'
}

export interface AgeBand {
  /** "9 år og eldre", "6–8 år", "Under 6 år". */
  ages: string
  answer: string
}

/** @returns the ages that are answered alike, the oldest first; none where all ages are */
export function toAgeBands(limit: AgeLimit): AgeBand[] {
  const youngest = youngestWithAdult(limit)
  if (!limit || youngest === undefined) return []
  const bands = [{ ages: `${limit} år og eldre`, answer: toChildAnswer(limit, limit) }]
  if (youngest === 0) return [...bands, { ages: `Under ${limit} år`, answer: toChildAnswer(limit, youngest) }]
  if (youngest < limit) bands.push({ ages: `${youngest}–${limit - 1} år`, answer: toChildAnswer(limit, youngest) })
  return [...bands, { ages: `Under ${youngest} år`, answer: toChildAnswer(limit, youngest - 1) }]
}

/** @returns "aldersgrense 9 år", "tillatt for alle", "aldersgrense ikke satt": for the middle of a sentence */
export function toAgePhrase(limit: AgeLimit): string {
  if (limit === null || limit === 0) return toAgeWords(limit).toLowerCase()
  return `aldersgrense ${toAgeLabel(limit)}`
}
