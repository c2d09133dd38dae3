/** A page's blocks on its grid, with exactly one h1. Knows places and the registry; refuses to know any kind by name. */
import type { ReactNode } from 'react'
import { Column, Row } from '@/components/layout/grid'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { Block, Page } from '@/contract/page'
import { toErrorText } from '@/lib/error-text'
import { logOnce } from '@/lib/log-once'
import type { PageData } from '@/lib/pages/page-data'
import { toColorScheme } from '@/lib/pages/scheme'
import styles from './block-tree.module.css'
import { feedBlock } from './feed-block'
import { type PlacedRow, placeBlocks } from './place-blocks'
import { blockFor } from './registry'

interface Ready {
  heading: string | undefined
  render: (level: 1 | 2, pageHeading?: string) => ReactNode
}

const logBlock = (page: string, block: string, message: string) => logOnce(`page ${page}, block ${block}: ${message}`)

function warn(block: Block, message: string): ReactNode {
  return process.env.NODE_ENV === 'production' ? null : (
    <p className={styles.warning}>{`Blokken ${block.id} (${block.component}) vises ikke: ${message}`}</p>
  )
}

/** A fault of one block is never the page's. */
function attempt<T>(work: () => T, otherwise: (message: string) => T): T {
  try {
    return work()
  } catch (error) {
    return otherwise(toErrorText(error))
  }
}

function prepareBlock(data: PageData, block: Block): Ready {
  const definition = blockFor(block.component)
  const fail = (message: string): ReactNode => {
    logBlock(data.page.id, block.id, message)
    return warn(block, message)
  }
  const failed = (message: string): Ready => ({ heading: undefined, render: () => fail(message) })
  if (!definition) return failed(`unknown kind ${block.component}`)
  return attempt((): Ready => {
    const { refused, heading, render } = definition.prepare(feedBlock(data, block, definition))
    if (refused.length > 0) logBlock(data.page.id, block.id, `left out items not of its type: ${refused.join(', ')}`)
    return {
      heading: heading?.trim() || undefined,
      render: (level, pageHeading) => attempt(() => render(level, pageHeading), fail),
    }
  }, failed)
}

interface PlacedProps {
  placed: PlacedRow
  page: Page
  blockOf: (block: Block) => ReactNode
}

function PlacedBlocks({ placed: { row, columns }, page, blockOf }: PlacedProps) {
  return (
    <Row container={row.container}>
      {columns.map(({ column, blocks }, at) => (
        <Column key={column.slot ?? at} span={column.span} order={column.order}>
          {blocks.map((block) => (
            <div key={page.blocks.indexOf(block)} data-block={block.component} className={styles.block}>
              {blockOf(block)}
            </div>
          ))}
        </Column>
      ))}
    </Row>
  )
}

export function BlockTree({ data }: { data: PageData }) {
  const { page, site, context } = data
  const rows = placeBlocks(page, (block, message) => logBlock(page.id, block.id, message))
  const inOrder = rows.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
  const prepared = new Map(inOrder.map((block) => [block, prepareBlock(data, block)]))
  const holder = inOrder.find((block) => prepared.get(block)?.heading !== undefined)
  const pageHeading = (holder && prepared.get(holder)?.heading) ?? page.title
  const lang = context.locale === site.locale.default ? undefined : context.locale
  return (
    <main id="innhold" tabIndex={-1} lang={lang} data-color-scheme={toColorScheme(data)} className={styles.main}>
      {!holder && (
        <h1>
          <VisuallyHidden>{page.title}</VisuallyHidden>
        </h1>
      )}
      {rows.map((placed, position) => (
        <PlacedBlocks
          key={placed.row.slot ?? position}
          placed={placed}
          page={page}
          blockOf={(block) => prepared.get(block)?.render(block === holder ? 1 : 2, pageHeading)}
        />
      ))}
    </main>
  )
}
