/** What the platform itself has to know of the site: its name, its host and its partners. */
import * as z from 'zod/mini'
import { site } from '@/contract/site'
import type { Database } from '@/platform/database/connect'
import { documents } from '@/platform/database/schema'
import { ofKey } from './store'

const siteFacts = z.pick(site, { title: true, host: true, partners: true })
export type SiteFacts = z.output<typeof siteFacts>

/** A platform that has not been filled yet. */
const NO_SITE: SiteFacts = { title: 'Kulturhuset', host: 'localhost', partners: [] }

export async function loadSiteFacts(db: Database, siteId: string): Promise<SiteFacts> {
  const [row] = await db
    .select({ doc: documents.doc })
    .from(documents)
    .where(ofKey({ site: siteId, collection: 'site', id: siteId }))
  return z.safeParse(siteFacts, row?.doc).data ?? NO_SITE
}
