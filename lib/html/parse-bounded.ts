/** Untrusted HTML -> a syntax tree, within bounds of length, nodes and depth. Refuses to judge what is in it. */
import type { Nodes, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'

/** Longer texts are cut: in characters. */
const MAX_LENGTH = 400_000
/** Far above any honest text; below what recursion over the tree can bear. */
const MAX_ELEMENTS = 20_000
const MAX_DEPTH = 100

type Parent = DefaultTreeAdapterMap['parentNode']

class BeyondBounds extends Error {}

/** Counts while the parser builds, so that hostile nesting stops it before it costs anything. */
function boundedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0
  const depths = new WeakMap<object, number>()
  const enter = (parent: Parent, child: object) => {
    const depth = (depths.get(parent) ?? 0) + 1
    if (depth > MAX_DEPTH) throw new BeyondBounds()
    depths.set(child, depth)
  }
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1
      if (elements > MAX_ELEMENTS) throw new BeyondBounds()
      return defaultTreeAdapter.createElement(...args)
    },
    appendChild(parent, child) {
      enter(parent, child)
      defaultTreeAdapter.appendChild(parent, child)
    },
    insertBefore(parent, child, reference) {
      enter(parent, child)
      defaultTreeAdapter.insertBefore(parent, child, reference)
    },
  }
}

/** The parser moves subtrees while it repairs: what was counted on the way may be deeper in the end. */
function isTooDeep(root: Parent): boolean {
  let level: Parent[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((parent) => parent.childNodes.filter((child) => 'childNodes' in child))
  }
  return false
}

const isRoot = (node: Nodes): node is Root => node.type === 'root'

/** @returns the tree, or undefined where the text is too deep or too large to be an honest one; never throws */
export function parseBounded(html: string): Root | undefined {
  try {
    const fragment = parseFragment(html.slice(0, MAX_LENGTH), {
      treeAdapter: boundedAdapter(),
      scriptingEnabled: false,
    })
    if (isTooDeep(fragment)) return undefined
    const tree = fromParse5(fragment)
    return isRoot(tree) ? tree : undefined
  } catch (error) {
    if (error instanceof BeyondBounds) return undefined
    throw error
  }
}

/** What can be read of a text that is beyond bounds: its words without anything that looks like a tag. */
export function toBareWords(html: string): string {
  return html
    .slice(0, MAX_LENGTH)
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
