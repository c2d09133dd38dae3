/** What the platform itself has to know of the site: its name, its host and its partners. */
import * as v from 'valibot'
import { site } from '@/contract/site'
import type { Database } from '@/platform/database/connect'
import { documents } from '@/platform/database/schema'
import { ofKey } from './store'

const siteFacts = v.pick(site, ['title', 'host', 'partners'])
export type SiteFacts = v.InferOutput<typeof siteFacts>

/** A platform that has not been filled yet. */
const NO_SITE: SiteFacts = { title: 'Kulturhuset', host: 'localhost', partners: [] }

export async function loadSiteFacts(db: Database, siteId: string): Promise<SiteFacts> {
  const [row] = await db
    .select({ doc: documents.doc })
    .from(documents)
    .where(ofKey({ site: siteId, collection: 'site', id: siteId }))
  const result = v.safeParse(siteFacts, row?.doc)
  return result.success ? result.output : NO_SITE
}
