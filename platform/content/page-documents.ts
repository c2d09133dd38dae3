/** Makes a page's document and its content items from a page file. */
import { BLOCK_ITEMS, type BlockKind, type Page } from '@/contract/page'
import { toHtml } from './markdown'
import type { PageBlock, PageFile, PageItem, PageRow, PageSource } from './page-file'
import type { Pictures } from './pictures'
import { toPath, type WrittenPage } from './sections'

export interface PageDocuments {
  position: number
  page: Record<string, unknown> & { id: string; path: string; title: string }
  items: (Record<string, unknown> & { id: string })[]
}

function toItem(id: string, component: BlockKind, item: PageItem, order: number, find: (name: string) => unknown) {
  const { body, image, ...rest } = item
  return {
    id,
    type: BLOCK_ITEMS[component],
    ...rest,
    ...(body !== undefined && { body: toHtml(body) }),
    ...(image !== undefined && { image: find(image) }),
    order,
  }
}

function toSource(name: string, { model, single, where }: PageSource) {
  const filter = Object.entries(where).map(([property, value]) =>
    typeof value === 'string'
      ? { property, operator: 'eq', value }
      : { property, operator: 'regex', value: value.regex },
  )
  return { name, model, collection: single !== true, filter }
}

/** A block that may show content items of others, by id. */
interface PlacedBlock extends PageBlock {
  data?: string[]
}
interface PlacedRow extends Omit<PageRow, 'columns'> {
  columns: (Omit<PageRow['columns'][number], 'blocks'> & { blocks: PlacedBlock[] })[]
}

/**
 * The usual rows: the cover by itself at full width, then title, text and blocks in a contained row. The title stands
 * on the cover where there is one; the title block repeats it, with the description as its lead.
 */
function usualRows(file: PageFile, body: string, siblings: string[]): PlacedRow[] {
  const { title, overtitle, description, cover, blocks = [] } = file
  const heading: PageItem = { title, ...(overtitle !== undefined && { overtitle }) }
  const lead = description === undefined ? {} : { text: description }
  const opening: PageItem = cover === undefined ? { ...heading, ...lead } : { title, ...lead }
  const text: PlacedBlock[] = [
    { component: 'title', items: [opening] },
    { component: 'content', items: [{ body }] },
  ]
  const related: PlacedBlock[] = siblings.length > 0 ? [{ component: 'quickLinks', data: siblings }] : []
  const content = [...(body === '' ? [] : text), ...blocks, ...related]
  const opened: PlacedBlock[] =
    cover === undefined ? [] : [{ component: 'cover', items: [{ ...heading, image: cover }] }]
  return [
    ...(opened.length > 0 ? [{ container: false, columns: [{ blocks: opened }] }] : []),
    { container: true, columns: [{ blocks: content }] },
  ]
}

function toMeta(file: PageFile, find: (name: string) => { url: string }): Page['meta'] {
  const literal = (expression: string | undefined) => (expression === undefined ? undefined : { expression })
  const cover = file.cover === undefined ? undefined : `${find(file.cover).url}?w=1920&h=1080&fit=crop&auto=compress`
  const own = {
    title: literal(file.title),
    description: literal(file.description),
    keywords: literal(file.keywords),
    image: literal(cover),
    ...file.meta,
  }
  const nb = Object.fromEntries(Object.entries(own).filter(([, binding]) => binding !== undefined))
  if (!file.en) return { nb }
  const { title, description } = file.en
  return {
    nb,
    en: {
      title: { expression: title },
      ...(description !== undefined && { description: { expression: description } }),
    },
  }
}

/** Gives blocks and items their ids: page, component, and a number from the second on. */
function makeBlocks(pageId: string, rows: PlacedRow[], find: (name: string) => unknown) {
  const items: PageDocuments['items'] = []
  const seen = new Map<string, number>()
  const toBlock = (written: PlacedBlock, row: number, column: number, order: number) => {
    const { component, hide, sources, items: own = [] } = written
    const count = (seen.get(component) ?? 0) + 1
    seen.set(component, count)
    const id = `${pageId}-${component}${count > 1 ? `-${count}` : ''}`
    const made = own.map((item, at) => toItem(`${id}-${at + 1}`, component, item, at, find))
    items.push(...made)
    const data = written.data ?? made.map((item) => item.id)
    return { component, id, hide: hide ?? false, place: { row, column, order }, data, ...(sources && { sources }) }
  }
  const blocks = rows.flatMap(({ columns }, row) =>
    columns.flatMap((column, at) => column.blocks.map((block, order) => toBlock(block, row, at, order))),
  )
  return { blocks, items }
}

const toTemplate = (rows: PlacedRow[]) => ({
  rows: rows.map(({ container, columns }, index) => ({
    index,
    container: container ?? true,
    columns: columns.map(({ span, order }) => ({
      span: { xs: 12, md: span?.xs ?? 12, lg: span?.md ?? span?.xs ?? 12, ...span },
      ...(order && { order }),
    })),
  })),
})

/** @param siblings ids of the content items that lead to the other pages of the page's section */
export function toPage(written: WrittenPage, siblings: string[], pictures: Pictures): PageDocuments {
  const { source, file } = written
  const find = (name: string) => pictures.find(name, source.name)
  const rows = file.rows ?? usualRows(file, source.body, siblings)
  const { blocks, items } = makeBlocks(source.id, rows, find)
  const page = {
    id: source.id,
    title: file.title,
    path: toPath(written),
    ...(file.matchPath !== undefined && { matchPath: file.matchPath }),
    layout: 'default',
    pageType: file.pageType ?? 'ordinary',
    ...(file.unlisted && { unlisted: true }),
    sources: Object.entries(file.sources ?? {}).map(([name, each]) => toSource(name, each)),
    blocks,
    template: toTemplate(rows),
    meta: toMeta(file, find),
  }
  return { position: file.position ?? 0, page, items }
}
