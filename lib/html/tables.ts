/** Tables that a phone can read: each cell knows its column's heading, so that the style may show rows as cards. */
import type { Element } from 'hast'
import { childElements, descendants, textOf } from './tree'

/** Roles said aloud: a table that is shown as cards (display: block) would lose its meaning in some browsers. */
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
}

const rowsOf = (table: Element) =>
  childElements(table).flatMap((part) => (part.tagName === 'tr' ? [part] : childElements(part)))

const isHeadingRow = (row: Element) => {
  const cells = childElements(row)
  return cells.length > 0 && cells.every(({ tagName }) => tagName === 'th')
}

const spansMore = ({ properties: { colSpan, rowSpan } }: Element) =>
  Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1

const isCells = (node: Element) => node.tagName === 'td' || node.tagName === 'th'

function labelRows(headingRow: Element, rows: readonly Element[]): void {
  const labels = childElements(headingRow).map((cell) => textOf(cell).replace(/\s+/g, ' ').trim())
  for (const heading of childElements(headingRow)) {
    heading.properties.scope = 'col'
    heading.properties.role = 'columnheader'
  }
  for (const row of rows) {
    for (const [column, cell] of childElements(row).entries()) {
      cell.properties.role = cell.tagName === 'th' ? 'rowheader' : 'cell'
      if (cell.tagName === 'th') cell.properties.scope = 'row'
      cell.properties.dataLabel = labels[column] || undefined
    }
  }
}

/** @returns a frame that scrolls sideways where need be, with the table in it */
export function mendTable(table: Element): Element {
  const [first, ...rest] = rowsOf(table)
  const isPlain = first && isHeadingRow(first) && !descendants(table).some((node) => isCells(node) && spansMore(node))
  const frame: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-frame'] },
    children: [table],
  }
  if (!isPlain) {
    frame.properties = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Tabell' }
    return frame
  }
  table.properties.className = ['table-cards']
  for (const node of [table, ...childElements(table), first, ...rest]) {
    const role = ROLES[node.tagName]
    if (role) node.properties.role = role
  }
  first.properties.className = ['table-headings']
  labelRows(first, rest)
  return frame
}
