/** Shows in a text which of its words were found. Knows the found forms, not how they were found. */
import { hasTail, toForms } from './words'

const PASSAGE = 180
/** Read before the first found word, in characters. */
const BEFORE = 60

const WORD = /([\p{L}\p{N}]+)/u
const WORDS = new RegExp(WORD, 'gu')

/** Says of a word whether it was found; the same words stand in many texts. */
export type IsFound = (word: string) => boolean

/** @param found forms of words */
export function toIsFound(found: ReadonlySet<string>): IsFound {
  const known = new Map<string, boolean>()
  return (word) => {
    const answer = known.get(word) ?? (toForms(word).all.some((form) => found.has(form)) || hasTail(word, found))
    known.set(word, answer)
    return answer
  }
}

/** @returns text and marked words by turns: plain, marked, plain … */
export function markWords(text: string, isFound: IsFound): string[] {
  const pieces: string[] = ['']
  // split with one group: every other part is a word.
  for (const [at, part] of text.split(WORD).entries()) {
    if (at % 2 === 1 && isFound(part)) pieces.push(part, '')
    else pieces[pieces.length - 1] += part
  }
  return pieces
}

function cutAround(text: string, at: number): string {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const rest = text.slice(from)
  const end = rest.length <= PASSAGE ? rest.length : rest.lastIndexOf(' ', PASSAGE)
  const passage = rest.slice(0, end > 0 ? end : PASSAGE)
  return `${from > 0 ? '… ' : ''}${passage}${from + passage.length < text.length ? ' …' : ''}`
}

/** @returns where the first found word begins; a long text is read no further */
function findFirst(text: string, isFound: IsFound): number | undefined {
  for (const { 0: word, index } of text.matchAll(WORDS)) if (isFound(word)) return index
  return undefined
}

/** The lead where a found word stands in it, else the text around the first; the lead where there is none. */
export function markPassage(lead: string, text: string, isFound: IsFound): string[] {
  const marked = markWords(lead, isFound)
  if (marked.length > 1) return marked
  const first = findFirst(text, isFound)
  return first === undefined ? marked : markWords(cutAround(text, first), isFound)
}
