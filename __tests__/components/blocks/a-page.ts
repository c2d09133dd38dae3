/** A small page to put blocks on, with documents that tests name. */
import { deserialize, serialize } from 'node:v8'
import type { Article } from '@/contract/article'
import type { ContentItem, ContentItemType } from '@/contract/content-item'
import type { Block, BlockKind, Page, Source } from '@/contract/page'
import type { Production } from '@/contract/production'
import { readSite } from '@/contract/site'
import type { PageData, SourceDocuments } from '@/lib/pages/page-data'
import { type Showing, toShowing } from '@/lib/programme/showing'

// jsdom lacks what every browser and Node have.
globalThis.structuredClone ??= (value) => deserialize(serialize(value))

/** Saturday 21 November 2026, 16.00 in Oslo. */
export const NOW = Date.UTC(2026, 10, 21, 15)
const HOUR = 3_600_000

export const block = (component: BlockKind, id: string, fields: Partial<Block> = {}): Block => ({
  component,
  id,
  hide: false,
  place: { row: 0, column: 0, order: 0 },
  data: [],
  ...fields,
})

export const item = (type: ContentItemType, id: string, title?: string): ContentItem => ({
  id,
  type,
  image: undefined,
  ...(title !== undefined && { title }),
})

export const production = (id: string, object: Production['object'], title = `Tittel ${id}`): Production => ({
  id,
  parentSlug: id,
  pageReference: id,
  title,
  object,
  objectClass: object,
  features: [],
  contents: [],
  assets: [],
})

export const showing = (of: Production, hours: number): Showing =>
  toShowing({ id: `${of.id}+${hours}`, production: of, start: NOW + hours * HOUR, status: 'onSale' }, of)

export const article = (id: string, title: string): Article => ({
  id,
  title,
  slug: id,
  content: '',
  category: 'general',
  image: undefined,
  thumbnail: undefined,
  node_locale: 'nb',
  createdAt: NOW,
  updatedAt: NOW,
})

export const source = (name: string, model: Source['model'], collection = true): Source => ({
  name,
  model,
  collection,
  filter: [],
})

export const documents = (fields: Partial<SourceDocuments>): SourceDocuments => ({
  productions: [],
  showings: [],
  articles: [],
  ...fields,
})

interface Wanted {
  blocks: Block[]
  rows?: unknown
  sources?: Source[]
  read?: Record<string, SourceDocuments>
  items?: ContentItem[]
  locale?: string
}

const SITE = {
  id: 'huset',
  title: 'Huset',
  partners: [],
  published: false,
  stage: 'production',
  skeleton: '1',
  host: 'huset.example',
  aliases: [],
  locale: { available: ['nb', 'en'], enabled: ['nb'], default: 'nb' },
  components: [],
  theme: { variant: '', menu: [], footer: [] },
  redirects: [],
}

/** @param wanted.rows as a platform sends them: faults and indexes are read as the site reads them */
export function aPage({ blocks, rows, sources = [], read = {}, items = [], locale = 'nb' }: Wanted): PageData {
  const page = {
    id: 'side',
    title: 'Sidens tittel',
    path: '/side',
    layout: 'standard',
    pageType: 'ordinary',
    sources,
    blocks,
    template: { rows: rows ?? [{ container: true, columns: [{}] }] },
    meta: {},
  }
  const { value: site } = readSite({ ...SITE, pages: [page] })
  const [only] = site?.pages ?? []
  if (!site || !only) throw new Error('the test page is no page')
  return {
    site,
    page: only satisfies Page,
    params: {},
    sources: read,
    items: Object.fromEntries(items.map((one) => [one.id, one])),
    context: {
      locale,
      path: '/side',
      address: '/side',
      siteTitle: 'Huset',
      imagesUrl: 'https://bilder.example/images',
      newsletterAction: undefined,
      runtime: undefined,
      generatedAt: NOW,
      choice: undefined,
      search: undefined,
    },
  }
}
