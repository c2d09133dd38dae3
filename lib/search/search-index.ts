/** Ranks what was found of all words of a query, and shows it. Pure. */
import { once } from '@/lib/memoize'
import type { SearchHit, Way } from './answer'
import type { SearchDocument } from './documents'
import { type IsFound, markPassage, markWords, toIsFound } from './marking'
import { toWords } from './query'
import { createWordIndex, type FoundWord } from './word-index'
import type { Forms } from './words'

export interface SearchIndex {
  /** The best first, what is past last. */
  find: (query: string, now: number) => SearchHit[]
  /** Titles that are spelt almost so. */
  findNear: (query: string) => Way[]
}

interface Ranked {
  document: SearchDocument
  score: number
  terms: readonly string[]
}

/** By id. */
type Found = ReadonlyMap<string, Omit<Ranked, 'document'>>

const MOST_HITS = 50
const MOST_NEAR = 3
/** What can be seen goes before what is told of it, and that before what always stands. */
const WEIGHTS = { film: 1.2, culture: 1.2, article: 1, page: 0.8 } as const
const TO_COME = 1.3
const SAME_TITLE = 2

const toPlain = (words: readonly Forms[]) => words.map(({ bare }) => bare.at(-1)).join(' ')

const isPast = ({ canPass, starts }: SearchDocument, now: number) => canPass && !starts.some((start) => start >= now)

function toHit(document: SearchDocument, isFound: IsFound, now: number): SearchHit {
  const { path, kind, title, lang, lead, text, starts, status } = document
  const next = starts.find((start) => start >= now)
  const state = status ?? (isPast(document, now) ? 'past' : undefined)
  return {
    path,
    kind,
    title: markWords(title, isFound),
    ...(lang !== undefined && { lang }),
    excerpt: markPassage(lead, text, isFound),
    ...(next !== undefined && !status && { next }),
    ...(state && { state }),
  }
}

/** Documents that hold any of the words. */
function joinWords(words: readonly FoundWord[], ids: Iterable<string>): Found {
  const joined = new Map<string, Omit<Ranked, 'document'>>()
  for (const id of ids) {
    const parts = words.flatMap((found) => found.get(id) ?? [])
    const score = parts.reduce((sum, part) => sum + part.score, 0)
    joined.set(id, { score, terms: parts.flatMap(({ terms }) => terms) })
  }
  return joined
}

/** Documents that hold all of the words; the rest is not looked for once one word is nowhere. */
function joinAll(words: readonly (() => FoundWord)[]): Found {
  const known: FoundWord[] = []
  for (const find of words) {
    const found = find()
    if (found.size === 0) return new Map()
    known.push(found)
  }
  const [rarest, ...others] = known.toSorted((a, b) => a.size - b.size)
  const ids = [...(rarest?.keys() ?? [])].filter((id) => others.every((found) => found.has(id)))
  return joinWords(known, ids)
}

export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const plainTitles = new Map(documents.map(({ id, title }) => [id, toPlain(toWords(title))]))
  const index = createWordIndex([...byId.values()])

  /** Wrong letters are forgiven of words that are nowhere, of two words of both; then, of three, one may be too many. */
  const findAll = (words: readonly Forms[]): Found => {
    const toFinders = (isMisspelt: boolean) =>
      words.map((word, at) => once(() => index.find(word, { isLast: at === words.length - 1, isMisspelt })))
    const asWritten = toFinders(false)
    const whole = joinAll(asWritten)
    if (whole.size > 0) return whole
    const misspelt = toFinders(true)
    const forgiven = joinAll(asWritten.map((find, at) => (find().size > 0 ? find : (misspelt[at] ?? find))))
    if (forgiven.size > 0) return forgiven
    if (words.length < 3) return joinAll(misspelt)
    const any = asWritten.map((find) => find())
    return joinWords(any, new Set(any.flatMap((found) => [...found.keys()])))
  }
  const weigh = ({ id, kind, starts }: SearchDocument, plain: string) =>
    WEIGHTS[kind] * (starts.length > 0 ? TO_COME : 1) * (plainTitles.get(id) === plain ? SAME_TITLE : 1)
  const rank = (words: readonly Forms[], now: number): Ranked[] => {
    const plain = toPlain(words)
    const ranked = [...findAll(words)].flatMap(([id, { score, terms }]) => {
      const document = byId.get(id)
      return document ? [{ document, score: score * weigh(document, plain), terms, sinks: isPast(document, now) }] : []
    })
    return ranked.sort((a, b) => Number(a.sinks) - Number(b.sinks) || b.score - a.score)
  }

  return {
    find(query, now) {
      const shown = rank(toWords(query), now).slice(0, MOST_HITS)
      const isFound = toIsFound(new Set(shown.flatMap(({ terms }) => terms)))
      return shown.map(({ document }) => toHit(document, isFound, now))
    },
    findNear(query) {
      const near = index.findNear(toWords(query)).slice(0, MOST_NEAR)
      return near.flatMap((id) => byId.get(id) ?? []).map(({ path, title }) => ({ path, label: title }))
    },
  }
}
