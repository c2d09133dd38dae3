/** Small questions to a syntax tree that was parsed within bounds, so that they may recurse. */
import type { Element, Nodes, Root, RootContent } from 'hast'

export type Parent = Root | Element

export const isElement = (node: RootContent): node is Element => node.type === 'element'

export function childElements(parent: Parent): Element[] {
  const children: readonly RootContent[] = parent.children
  return children.filter(isElement)
}

/** Every element below, in the order of the text. */
export function descendants(parent: Parent): Element[] {
  return childElements(parent).flatMap((child) => [child, ...descendants(child)])
}

/** The text as it stands, without what separates blocks. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** True where a reader would hear or see something. */
export function hasContent(node: Element): boolean {
  return textOf(node).trim() !== '' || descendants(node).some(({ tagName }) => tagName === 'img')
}
