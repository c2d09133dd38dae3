/** Words as the search compares them: without case, signs, the spelling of æ, ø and å, and endings. */
import { stemmer } from '@orama/stemmers/norwegian'

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', œ: 'o', ð: 'd', þ: 'th', đ: 'd', ł: 'l', ŋ: 'n' }

/** A tail of a compound is long enough to be a word, and so is what stands before it. */
const SHORTEST_TAIL = 4
const SHORTEST_HEAD = 3

export interface Forms {
  /** As it stands, and where it may spell ø or å with two letters, with one. */
  written: readonly string[]
  /** Without its Bokmål ending. */
  bare: readonly string[]
  /** Both, each once. */
  all: readonly string[]
}

/** Texts say the same words again and again. */
const MOST_KNOWN = 50_000
const known = new Map<string, Forms>()

export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Without case, accents and Norwegian letters: "Blåbær" is "blabaer". */
const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[æøœðþđłŋ]/g, (letter) => LETTERS[letter] ?? letter)

/** "oe" and "aa" may be a spelling of ø and å, or not: "kinoen". */
function makeForms(word: string): Forms {
  const folded = fold(word)
  const written = [...new Set([folded, folded.replaceAll('oe', 'o').replaceAll('aa', 'a')])]
  const bare = written.map(stemmer).filter((form) => form !== '')
  return { written, bare, all: [...new Set([...written, ...bare])].filter((form) => form !== '') }
}

export function toForms(word: string): Forms {
  const forms = known.get(word) ?? makeForms(word)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, forms)
  return forms
}

/** Where a compound may be parted: "vinterkonserten" after "vinter", among many places that part no words. */
function* listPartings(word: string): Generator<[head: string, tail: string]> {
  for (const form of toForms(word).all) {
    for (let at = SHORTEST_HEAD; at <= form.length - SHORTEST_TAIL; at += 1) yield [form.slice(0, at), form.slice(at)]
  }
}

/** What a compound ends in, where its head or its tail is among the known words. */
export function listTails(word: string, known: ReadonlySet<string>): string[] {
  return [...listPartings(word)].flatMap(([head, tail]) => (known.has(head) || known.has(tail) ? [tail] : []))
}

export function hasTail(word: string, found: ReadonlySet<string>): boolean {
  for (const [, tail] of listPartings(word)) if (found.has(tail)) return true
  return false
}
