/** What is known of a production, as pairs of name and words; what is not known is left out. */
import type { Production } from '@/contract/production'
import { formatDuration } from '@/lib/amounts'
import { formatFullDate } from '@/lib/format'
import { toAgeWords } from './age-limit'
import { toPlace } from './places'
import { toPriceFrom } from './prices'
import type { Showing } from './showing'
import { splitAccess } from './versions'
import { toAccessWords, toLanguageWords } from './words'

export interface Fact {
  name: string
  words: string
}

const listed = (words: readonly string[] | undefined) => (words ?? []).filter(Boolean).join(', ')
const unique = (words: readonly (string | undefined)[]) => [...new Set(words)].filter((word) => word !== undefined)

function toAge({ ageLimit, ageReason }: Production): string | undefined {
  if (ageLimit === undefined) return undefined
  return ageReason ? `${toAgeWords(ageLimit)}. ${ageReason}.`.replace('..', '.') : toAgeWords(ageLimit)
}

/** @returns "Rullestolplass. Noen forestillinger: Teleslynge, Synstolking" */
function toAccess(showings: readonly Showing[]): string {
  const { always, sometimes } = splitAccess(showings)
  const rest = listed(toAccessWords(sometimes))
  return [listed(toAccessWords(always)), rest && `Noen forestillinger: ${rest}`].filter(Boolean).join('. ')
}

/** @param showings of the production: what they say of language, format, access and price */
export function toFacts(production: Production, showings: readonly Showing[], locale: string): Fact[] {
  const { originalTitle, title, premiere, duration } = production
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Aldersgrense', toAge(production)],
    ['Spilletid', duration === undefined ? undefined : formatDuration(duration)],
    ['Sted', toPlace(production.location)],
    ['Premiere', premiere === undefined ? undefined : formatFullDate(premiere, locale)],
    ['Sjanger', listed(production.genres)],
    ['Språk', unique(showings.map(toLanguageWords)).join(' / ')],
    ['Format', unique(showings.flatMap(({ format }) => format)).join(', ')],
    ['Tilrettelegging', toAccess(showings)],
    ['Pris', toPriceFrom(showings)],
    ['Regi', listed(production.director)],
    ['Med', listed(production.cast)],
    ['Originaltittel', originalTitle === title ? undefined : originalTitle],
    ['År', production.year?.toString()],
    ['Distributør', production.distributor],
  ]
  return facts.flatMap(([name, words]) => (words ? [{ name, words }] : []))
}
