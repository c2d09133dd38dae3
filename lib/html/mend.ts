/** Makes sanitised HTML fit a page: safe links and pictures (rules 20 and 21), headings below the block's own. */
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toSafeContentLink, toSafeImageUrl } from '@/contract/primitives'
import { mendTable } from './tables'
import { descendants, hasContent, isElement, type Parent } from './tree'

const HEADING = /^h[1-6]$/
const LOWEST = 6
const MAX_PIXELS = 10_000

function toPixels(value: unknown): number | undefined {
  const pixels = Number(value)
  return Number.isInteger(pixels) && pixels > 0 && pixels <= MAX_PIXELS ? pixels : undefined
}

function mendLink(node: Element): ElementContent[] {
  const { href, lang } = node.properties
  const safe = typeof href === 'string' ? toSafeContentLink(href) : undefined
  if (safe === undefined || !hasContent(node)) return node.children
  node.properties = { lang, href: safe, rel: /^https?:/i.test(safe) ? ['noopener'] : undefined }
  return [node]
}

function mendImage(node: Element): ElementContent[] {
  const { src, alt, width, height } = node.properties
  const safe = typeof src === 'string' ? toSafeImageUrl(src) : undefined
  if (safe === undefined) return []
  const size = { width: toPixels(width), height: toPixels(height) }
  node.properties = {
    loading: 'lazy',
    decoding: 'async',
    src: safe,
    alt: typeof alt === 'string' ? alt : '',
    ...(size.width && size.height ? size : {}),
  }
  return [node]
}

/** The text's own levels, however they skip, become consecutive ones from `top` down. */
function toLevels(root: Root, top: number): Map<string, string> {
  const used = new Set(descendants(root).flatMap(({ tagName }) => (HEADING.test(tagName) ? [tagName] : [])))
  return new Map([...used].sort().map((tagName, place) => [tagName, `h${Math.min(top + place, LOWEST)}`]))
}

function mendElement(node: Element, levels: Map<string, string>): ElementContent[] {
  mendChildren(node, levels)
  const { tagName } = node
  if (tagName === 'a') return mendLink(node)
  if (tagName === 'img') return mendImage(node)
  if (tagName === 'table') return [mendTable(node)]
  const level = levels.get(tagName)
  if (level === undefined) return [node]
  node.tagName = level
  return hasContent(node) ? [node] : []
}

function mendChildren(parent: Parent, levels: Map<string, string>): void {
  const children: readonly RootContent[] = parent.children
  parent.children = children.flatMap((child) => {
    if (child.type === 'doctype') return []
    return isElement(child) ? mendElement(child, levels) : [child]
  })
}

/** @param top the level of the text's highest headings, 2 to 6 */
export function mend(root: Root, top: number): Root {
  mendChildren(root, toLevels(root, Math.min(Math.max(top, 2), LOWEST)))
  return root
}
