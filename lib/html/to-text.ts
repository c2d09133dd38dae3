/** Untrusted HTML -> one line of plain text, for descriptions, excerpts and the search index. */
import type { Nodes } from 'hast'
import { parseBounded, toBareWords } from './parse-bounded'
import { sanitise } from './sanitise'

const INLINE = /^(a|abbr|b|cite|code|em|i|kbd|mark|q|s|small|strong|sub|sup|time|u)$/

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const words = node.children.map(wordsOf).join('')
  return node.type === 'element' && INLINE.test(node.tagName) ? words : ` ${words} `
}

/** Cut after a whole word where there is one, with an ellipsis that counts. */
function cut(text: string, maxLength: number): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  const short = characters.slice(0, Math.max(maxLength - 1, 0)).join('')
  const atWord = characters[maxLength - 1] === ' ' ? short : short.replace(/\s+\S*$/, '')
  return `${atWord.trimEnd()}…`
}

/** @param maxLength in characters; the whole text where left out */
export function toText(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  const tree = parseBounded(html)
  const text = tree ? wordsOf(sanitise(tree)).replace(/\s+/g, ' ').trim() : toBareWords(html)
  return cut(text, maxLength)
}
