/** What a visitor wrote, bounded and made ready; it is never trusted. */
import { type Forms, splitWords, toForms } from './words'

/** In characters; what is longer is cut. */
const LONGEST_QUERY = 200
const MOST_WORDS = 6
const LONGEST_WORD = 40

/** They say nothing of what is looked for, unless there is nothing else. */
const STOP_WORDS = new Set(
  'alle at av da de den der det du eller en er et for fra få har hva hvem hvor hvordan i ikke jeg kan man med mitt min når og om oss på så som til ved vi å'
    .split(' ')
    .flatMap((word) => toForms(word).written),
)

/** @returns one line without control characters and lone surrogates */
export function toQuery(written: string): string {
  const clean = written.slice(0, LONGEST_QUERY * 4).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
  return [...clean.trim()].slice(0, LONGEST_QUERY).join('').trim()
}

/** @returns the forms of each word that counts */
export function toWords(query: string): Forms[] {
  const words = [...new Set(splitWords(query))].slice(0, MOST_WORDS)
  const all = words.map((word) => toForms(word.slice(0, LONGEST_WORD))).filter(({ bare }) => bare.length > 0)
  const telling = all.filter(({ written }) => !written.some((form) => STOP_WORDS.has(form)))
  return telling.length > 0 ? telling : all
}
