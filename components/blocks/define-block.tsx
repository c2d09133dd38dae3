/** What a block kind is made of. Knows no kind. */
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { Article } from '@/contract/article'
import type { ContentItem } from '@/contract/content-item'
import type { BlockKind } from '@/contract/page'
import type { Production } from '@/contract/production'
import type { PageContext } from '@/lib/pages/page-data'
import type { Showing } from '@/lib/programme/showing'

/** Everything a View may read; lists are empty where the kind needs none. */
export interface BlockProps<Item = ContentItem> {
  id: string
  /** 1 where this block holds the page's only h1, else 2. */
  level: 1 | 2
  /** Its content items, in the order of the block's data, all of the kind's item schema. */
  items: readonly Item[]
  /** Of the block's sources, limited to the kind's object (rule 8). */
  productions: readonly Production[]
  showings: readonly Showing[]
  articles: readonly Article[]
  /** The document of the page's single source, where it has one. */
  single: { production?: Production; article?: Article; showing?: Showing }
  /** Like the production of the page's single source. */
  related?: readonly Production[]
  context: PageContext
  /** The page's own title: what a list calls itself where it holds the h1. */
  pageTitle?: string
  /** The text of the page's h1, so that a block below it does not say the same again. */
  pageHeading?: string
}

export interface BlockDefinition<Item = ContentItem> {
  kind: BlockKind
  /** What it reads of the page's sources; nothing where left out. */
  needs?: { object?: 'movie' | 'culture'; productions?: true; showings?: true; articles?: true; single?: true }
  /** The schema of its content items; left out where it shows none. */
  item?: v.GenericSchema<unknown, Item>
  /** The heading that it would show; the first block of a page that has one holds the h1. */
  heading?: (props: BlockProps<Item>) => string | undefined
  /** Props for the gallery and for the table test. */
  example: BlockProps
  /** Synchronous and pure, without hooks. */
  View: (props: BlockProps<Item>) => ReactNode
}

/** A kind as the registry holds it, whatever its items: they are parsed on the way in. */
export interface AnyBlock {
  kind: BlockKind
  needs: NonNullable<BlockDefinition['needs']>
  /** Items that are not of the kind are left out of `items` and named in `refused`. */
  prepare: (props: BlockProps) => {
    refused: string[]
    heading: string | undefined
    render: (level: 1 | 2, pageHeading?: string) => ReactNode
  }
  example: BlockProps
}

export function defineBlock<Item = ContentItem>(definition: BlockDefinition<Item>): AnyBlock {
  const { kind, needs = {}, item, heading, example, View } = definition
  return {
    kind,
    needs,
    example,
    prepare(props) {
      const refused: string[] = []
      const items: Item[] = []
      for (const candidate of props.items) {
        const parsed = item && v.safeParse(item, candidate)
        if (parsed?.success) items.push(parsed.output)
        else refused.push(candidate.id)
      }
      const own = { ...props, items }
      return {
        refused,
        heading: heading?.(own),
        // Called, not mounted: what it throws is the tree's to catch, which has no error boundary on the server.
        render: (level, pageHeading) => View({ ...own, level, ...(pageHeading !== undefined && { pageHeading }) }),
      }
    },
  }
}
