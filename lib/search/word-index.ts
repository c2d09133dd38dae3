/** Which documents hold a word: folded, without its ending, by its beginning, within a compound, or with a wrong letter. */
import MiniSearch, { type Query } from 'minisearch'
import type { SearchDocument } from './documents'
import { type Forms, listTails, splitWords, toForms } from './words'

/** What was found of one word, by document. */
export type FoundWord = ReadonlyMap<string, { score: number; terms: readonly string[] }>

interface Manner {
  /** It may not be whole yet. */
  isLast: boolean
  isMisspelt: boolean
  /** Its short beginning is looked for in all that is told, not in names alone. */
  isThorough: boolean
}

export interface WordIndex {
  find: (word: Forms, manner: Omit<Manner, 'isThorough'>) => FoundWord
  /** Ids of documents whose titles are spelt almost so, the best first. */
  findNear: (words: readonly Forms[]) => string[]
}

/** Shorter words are found whole only. */
const SHORTEST_PREFIX = 3
/** A shorter beginning begins so many words that those of names do, where there are any. */
const TELLING_PREFIX = 4
const SHORTEST_FUZZY = 4
/** From here on, two letters may have changed places. */
const LONG = 8
const NAMING = ['title', 'names']
const FIELDS = [...NAMING, 'text']

const asIs = { tokenize: (term: string) => [term], processTerm: (term: string) => term }

const toWrongLetters = (term: string): number | false =>
  term.length < SHORTEST_FUZZY || /\d/.test(term) ? false : term.length < LONG ? 1 : 2

function listBeginnings(written: readonly string[], isThorough: boolean): Query[] {
  const fieldsOf = (form: string) => (isThorough || form.length >= TELLING_PREFIX ? FIELDS : NAMING)
  return written
    .filter((form) => form.length >= SHORTEST_PREFIX)
    .map((form) => ({ queries: [form], fields: fieldsOf(form), prefix: true }))
}

function toWordQuery({ written, bare, all }: Forms, { isLast, isMisspelt, isThorough }: Manner): Query {
  const beginnings = isLast ? listBeginnings(written, isThorough) : []
  const toWritten = (form: string): Query => ({
    queries: [form],
    fields: FIELDS,
    prefix: false,
    fuzzy: isMisspelt && toWrongLetters(form),
  })
  const isExact = { prefix: false, fuzzy: false } as const
  const ofCompound = { ...isExact, queries: [...all], fields: ['tails'] }
  return {
    combineWith: 'OR',
    queries: [...beginnings, ...written.map(toWritten), { ...isExact, queries: [...bare], fields: FIELDS }, ofCompound],
  }
}

/** Of all documents, folded: a compound is parted only where one of its parts is known. */
function listKnownForms(documents: readonly SearchDocument[]): ReadonlySet<string> {
  const texts = documents.map(({ title, names, lead, text }) => [title, names, lead, text].join(' '))
  return new Set([...new Set(texts.flatMap(splitWords))].flatMap((word) => toForms(word).all))
}

/** @param documents each id once */
export function createWordIndex(documents: readonly SearchDocument[]): WordIndex {
  const known = listKnownForms(documents)
  const index = new MiniSearch<SearchDocument>({
    fields: [...FIELDS, 'tails'],
    tokenize: splitWords,
    processTerm: (word, field) => (field === 'tails' ? listTails(word, known) : [...toForms(word).all]),
    extractField: (document, field) => {
      if (field === 'text') return `${document.lead} ${document.text}`
      if (field === 'id' || field === 'names') return document[field]
      return document.title
    },
    searchOptions: { ...asIs, boost: { title: 6, tails: 5, names: 2 }, weights: { fuzzy: 0.3, prefix: 0.5 } },
  })
  index.addAll(documents)
  const search = (query: Query): FoundWord =>
    new Map(index.search(query).map(({ id, score, terms }) => [String(id), { score, terms }]))
  return {
    find: (word, manner) => {
      const found = search(toWordQuery(word, { ...manner, isThorough: false }))
      if (found.size > 0 || !manner.isLast) return found
      return search(toWordQuery(word, { ...manner, isThorough: true }))
    },
    findNear: (words) => {
      const queries = words.flatMap(({ written }) => written)
      return index.search({ queries }, { fields: ['title'], fuzzy: 0.4 }).map(({ id }) => String(id))
    },
  }
}
