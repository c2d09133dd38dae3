/** The house's own content as documents, for tests of the content. */

import { join } from 'node:path'
import * as v from 'valibot'
import { article } from '@/contract/article'
import { contentItem } from '@/contract/content-item'
import { event } from '@/contract/event'
import { page } from '@/contract/page'
import { production } from '@/contract/production'
import { readSite } from '@/contract/site'
import { type Documents, makeDocuments } from '@/platform/content/documents'

export const BASE_URL = 'http://127.0.0.1:4200'

const makeHouse = (now: number): Promise<Documents> =>
  makeDocuments({ directory: join(process.cwd(), 'content'), baseUrl: BASE_URL, siteId: 'house', now: () => now })

/** As a reader of the platform sees them, in the types of the contract. */
export async function readHouse(now: number) {
  const documents = await makeHouse(now)
  const { value: site, faults } = readSite({ ...documents.site[0], pages: documents.page })
  if (!site) throw new Error('the site does not read')
  return {
    documents,
    site,
    faults,
    pages: documents.page.map((document) => v.parse(page, document)),
    items: documents['block-data'].map((document) => v.parse(contentItem, document)),
    productions: documents.production.map((document) => v.parse(production, document)),
    events: documents.event.map((document) => v.parse(event, document)),
    articles: documents.article.map((document) => v.parse(article, document)),
  }
}

export type House = Awaited<ReturnType<typeof readHouse>>
