/** Rules 8 and 9: what of the page's data a block is given. Knows what a kind needs, not how it looks. */
import type { Block, Source } from '@/contract/page'
import type { PageData, SourceDocuments } from '@/lib/pages/page-data'
import type { AnyBlock, BlockProps } from './define-block'

const uniqueById = <T extends { id: string }>(documents: readonly T[]): T[] => [
  ...new Map(documents.map((document) => [document.id, document])).values(),
]

/** Rule 8: the sources that the block names; all of the page's where it names none. */
function sourcesOf(data: PageData, block: Block): Source[] {
  const { sources } = data.page
  return block.sources ? sources.filter(({ name }) => block.sources?.includes(name)) : sources
}

function documentsOf(data: PageData, sources: readonly Source[]): SourceDocuments {
  const read = sources.flatMap(({ name }) => {
    const documents = Object.hasOwn(data.sources, name) ? data.sources[name] : undefined
    return documents ? [documents] : []
  })
  return {
    productions: uniqueById(read.flatMap(({ productions }) => productions)),
    showings: uniqueById(read.flatMap(({ showings }) => showings)),
    articles: uniqueById(read.flatMap(({ articles }) => articles)),
  }
}

function toSingle(data: PageData, sources: readonly Source[]): BlockProps['single'] {
  const { productions, showings, articles } = documentsOf(
    data,
    sources.filter(({ collection }) => !collection),
  )
  const [production] = productions
  const [article] = articles
  const [showing] = showings
  return { ...(production && { production }), ...(article && { article }), ...(showing && { showing }) }
}

/** Rule 8: of the kind's object only; where productions are listed too, the showings of those productions only. */
function toLists(data: PageData, sources: readonly Source[], object: AnyBlock['needs']['object']): SourceDocuments {
  const collections = sources.filter(({ collection }) => collection)
  const all = documentsOf(data, collections)
  const isOwn = (document: { object?: string | undefined }) => object === undefined || document.object === object
  const showings = all.showings.filter(isOwn)
  if (!collections.some(({ model }) => model === 'production')) {
    const productions = uniqueById(showings.flatMap(({ production }) => production ?? []))
    return { ...all, showings, productions }
  }
  const productions = all.productions.filter(isOwn)
  const listed = new Set(productions.map(({ id }) => id))
  return { ...all, productions, showings: showings.filter(({ production }) => listed.has(production?.id ?? '')) }
}

/** @returns what the block's View reads, before its items are parsed; lists are empty where the kind needs none */
export function feedBlock(data: PageData, block: Block, { needs }: Pick<AnyBlock, 'needs'>): BlockProps {
  const sources = sourcesOf(data, block)
  const lists = toLists(data, sources, needs.object)
  return {
    id: block.id,
    level: 2,
    // Rule 9: in the order of `data`.
    items: block.data.flatMap((id) => (Object.hasOwn(data.items, id) ? (data.items[id] ?? []) : [])),
    productions: needs.productions ? lists.productions : [],
    showings: needs.showings ? lists.showings : [],
    articles: needs.articles ? lists.articles : [],
    single: needs.single ? toSingle(data, sources) : {},
    ...(needs.single && data.related && { related: data.related }),
    context: data.context,
    pageTitle: data.page.title,
  }
}
