/** Rule 7: which block stands in which row and column, and in which order. Knows no kind and renders nothing. */
import type { Block, Column, Page, Row } from '@/contract/page'

interface PlacedColumn {
  column: Column
  blocks: Block[]
}

export interface PlacedRow {
  row: Row
  columns: PlacedColumn[]
}

const NO_ROW: Row = { container: true, columns: [{}] }

function toRows(page: Page): PlacedRow[] {
  const rows = page.template.rows.map((row, position) => ({ row, at: row.slot ?? row.index ?? position, position }))
  rows.sort((a, b) => a.at - b.at || a.position - b.position)
  const placed = rows.map(({ row }) => ({ row, columns: row.columns.map((column) => ({ column, blocks: [] })) }))
  return placed.some(({ columns }) => columns.length > 0)
    ? placed
    : [{ row: NO_ROW, columns: [{ column: {}, blocks: [] }] }]
}

function findColumn(rows: readonly PlacedRow[], place: Block['place']): PlacedColumn | undefined {
  const row = rows.find((candidate, position) => (candidate.row.slot ?? position) === place.row)
  return row?.columns.find((candidate, position) => (candidate.column.slot ?? position) === place.column)
}

/** As a phone shows them: what is painted while the rest of the page still comes does not move when it has come. */
const byOrder = (a: PlacedColumn, b: PlacedColumn) => (a.column.order?.xs ?? 0) - (b.column.order?.xs ?? 0)

/**
 * @param log told of a block whose place does not exist; it goes to the last column of the last row (rule 7)
 * @returns the rows that hold a visible block, all their columns with them, in reading order
 */
export function placeBlocks(page: Page, log: (block: Block, message: string) => void): PlacedRow[] {
  const rows = toRows(page)
  const last = rows.findLast(({ columns }) => columns.length > 0)?.columns.at(-1)
  const visible = page.blocks.map((block, position) => ({ block, position })).filter(({ block }) => !block.hide)
  visible.sort((a, b) => a.block.place.order - b.block.place.order || a.position - b.position)
  for (const { block } of visible) {
    const column = findColumn(rows, block.place)
    if (!column) log(block, `no row ${block.place.row} with a column ${block.place.column}; shown last`)
    const target = column ?? last
    target?.blocks.push(block)
  }
  return rows
    .filter(({ columns }) => columns.some(({ blocks }) => blocks.length > 0))
    .map(({ row, columns }) => ({ row, columns: columns.toSorted(byOrder) }))
}
