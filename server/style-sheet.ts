/**
 * A style sheet, and of its rules those that one page's markup can meet. What is asked of a rule is asked of the page as a
 * whole, so that too much may stay and nothing is missing; states, which visitors bring about, count as met.
 */
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import parseSelector, { type Attribute, type Node } from 'postcss-selector-parser'

/** What stands in a page: `tag`, `.class`, `[attribute]` and `[attribute=value]`, in lower case but for the classes. */
export type Markup = ReadonlySet<string>

const TAG = /<([a-z][\w-]*)(\s[^>]*)?>/gi
const ATTRIBUTE = /([^\s"'=/]+)(?:="([^"]*)")?/g
const PLAIN_VALUE = /^[\w-]+$/
/** A visitor opens and closes without any script, and the service worker marks what it had kept. */
const STATES = ['open', 'data-kept']
const ALTERNATIVES = [':is', ':where']

export function readMarkup(html: string): Markup {
  const found = new Set<string>()
  const tags = new Set<string>()
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    found.add(name.toLowerCase())
    tags.add(attributes)
  }
  for (const [, name = '', value = ''] of [...tags].flatMap((tag) => [...tag.matchAll(ATTRIBUTE)])) {
    found.add(`[${name.toLowerCase()}]`)
    found.add(`[${name}=${value}]`.toLowerCase())
    if (name === 'class') for (const one of value.split(/\s+/)) found.add(`.${one}`)
  }
  return found
}

function hasAttribute({ attribute, operator, value = '' }: Attribute, markup: Markup): boolean {
  if (STATES.includes(attribute)) return true
  const isExact = operator === '=' && PLAIN_VALUE.test(value)
  return markup.has((isExact ? `[${attribute}=${value}]` : `[${attribute}]`).toLowerCase())
}

function canMeet(node: Node, markup: Markup): boolean {
  const meets = (part: Node) => canMeet(part, markup)
  if (node.type === 'root') return node.some(meets)
  if (node.type === 'selector') return node.every(meets)
  if (node.type === 'class') return markup.has(`.${node.value}`)
  if (node.type === 'tag') return markup.has(node.value.toLowerCase())
  if (node.type === 'attribute') return hasAttribute(node, markup)
  if (node.type === 'pseudo' && ALTERNATIVES.includes(node.value)) return node.some(meets)
  return true
}

type Choose = (markup: Markup) => string

function ofRule({ selectors, nodes }: Rule): Choose {
  const wanted = selectors.map((text) => ({ text, parsed: parseSelector().astSync(text) }))
  const body = nodes.join(';')
  return (markup) => {
    const met = wanted.filter(({ parsed }) => canMeet(parsed, markup)).map(({ text }) => text)
    return met.length > 0 ? `${met.join()}{${body}}` : ''
  }
}

/** A layer keeps its place among the others by being named, though nothing be left in it. */
function ofAtRule({ name, params, nodes = [] }: AtRule): Choose {
  const inner = ofNodes(nodes)
  const start = params ? `@${name} ${params}` : `@${name}`
  return (markup) => {
    const body = inner(markup)
    return body || name === 'layer' ? `${start}{${body}}` : ''
  }
}

function ofNode(node: ChildNode): Choose {
  if (node.type === 'rule') return ofRule(node)
  if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes')) return ofAtRule(node)
  const text = node.type === 'atrule' && node.nodes ? String(node) : `${node};`
  return () => text
}

function ofNodes(nodes: readonly ChildNode[]): Choose {
  const parts = nodes.map(ofNode)
  return (markup) => parts.map((choose) => choose(markup)).join('')
}

/** @returns what chooses from the sheet; its rules keep their order */
export const readSheet = (css: string): Choose => ofNodes(postcss.parse(css).nodes)
