/** Untrusted HTML -> one line of plain text, for descriptions, excerpts and the search index. */
import type { Nodes } from 'hast'
import { parseBounded, toBareWords } from './parse-bounded'
import { sanitise } from './sanitise'

const INLINE = /^(a|abbr|b|cite|code|em|i|kbd|mark|q|s|small|strong|sub|sup|time|u)$/

/** @param leftOut the name of an element that is passed over with what it holds */
function wordsOf(node: Nodes, leftOut?: string): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && node.tagName === leftOut)) return ''
  const words = node.children.map((child) => wordsOf(child, leftOut)).join('')
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

function toLine(html: string, leftOut?: string): string {
  const tree = parseBounded(html)
  return tree ? wordsOf(sanitise(tree), leftOut).replace(/\s+/g, ' ').trim() : toBareWords(html)
}

/** @param maxLength in characters; the whole text where left out */
export const toText = (html: string, maxLength = Number.POSITIVE_INFINITY): string => cut(toLine(html), maxLength)

/** How a text begins, for a card or a hit. A table, which says nothing in one line, only where there is nothing else. */
export const toExcerpt = (html: string, maxLength: number): string =>
  cut(toLine(html, 'table') || toLine(html), maxLength)
