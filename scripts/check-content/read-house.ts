/** The content folder as visitors meet it, each document with the file that it comes from. Judges nothing. */
import * as v from 'valibot'
import { article } from '@/contract/article'
import { contentItem } from '@/contract/content-item'
import { event } from '@/contract/event'
import { production } from '@/contract/production'
import { readSite } from '@/contract/site'
import { readContentFiles } from '@/platform/content/content-files'
import { makeDocuments } from '@/platform/content/documents'

/** Pictures and forms need some address; nobody is asked there. */
const SETTINGS = { baseUrl: 'https://platform.example', siteId: 'house' }

/** @throws ContentError where the documents cannot be made */
export async function readHouse(directory: string, now: () => number) {
  const documents = await makeDocuments({ directory, now, ...SETTINGS })
  const files = await readContentFiles(directory, () => {})
  const fileOf = (folder: string, id: string) =>
    files.find((file) => file.name.startsWith(`${folder}/`) && file.id === id)?.name ?? `${folder}/${id}`
  const { value: site } = readSite({ ...documents.site[0], pages: documents.page })
  if (!site) throw new Error('The site does not read.')
  const items = new Map(documents['block-data'].map((item) => [item.id, v.parse(contentItem, item)]))
  return {
    /** As they were written, without facts. */
    files,
    events: documents.event.map((written) => v.parse(event, written)),
    site,
    pages: site.pages.map((page) => ({
      file: fileOf('pages', page.id),
      page,
      items: page.blocks.flatMap(({ data }) => data.flatMap((id) => items.get(id) ?? [])),
    })),
    productions: documents.production.map((written) => {
      const read = v.parse(production, written)
      const folder = read.object === 'movie' ? 'films' : 'culture'
      return { file: fileOf(folder, read.id.replace(/^(movie|culture)-/, '')), production: read }
    }),
    articles: documents.article.map((written) => {
      const read = v.parse(article, written)
      return { file: fileOf('articles', read.id.replace(/^article-/, '')), article: read }
    }),
  }
}

export type House = Awaited<ReturnType<typeof readHouse>>
