/** Brings the platform's documents in line with the content folder, and touches only what differs. */
import { join } from 'node:path'
import { COLLECTIONS, type Collection, type Documents, makeDocuments, type StoredDocument } from './documents'
import { makePlatformClient, type PlatformClient, type PlatformSettings } from './platform-client'

const AT_ONCE = 8

export interface LoadOptions extends PlatformSettings {
  now: () => number
  log: (line: string) => void
  /** The content folder; `content` below the working directory where left out. */
  directory?: string
}

/** The document's JSON with its fields in one order, whatever the order in which they were written. */
function toStable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

async function forEachOf<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** @returns the ids that the platform holds and the content does not */
async function writeCollection(collection: Collection, wanted: readonly StoredDocument[], platform: PlatformClient) {
  const held = new Map((await platform.readAll(collection)).map((document) => [document.id, toStable(document)]))
  const differing = wanted.filter((document) => held.get(document.id) !== toStable(document))
  // Pages keep the order in which they were first written (rule 2), so they are written one after another.
  await forEachOf(differing, collection === 'page' ? 1 : AT_ONCE, (document) => platform.put(collection, document))
  const ids = new Set(wanted.map(({ id }) => id))
  return { written: differing.length, surplus: [...held.keys()].filter((id) => !ids.has(id)) }
}

async function write(documents: Documents, platform: PlatformClient, log: LoadOptions['log']) {
  const surplus: { collection: Collection; ids: string[] }[] = []
  let written = 0
  for (const collection of COLLECTIONS) {
    const outcome = await writeCollection(collection, documents[collection], platform)
    written += outcome.written
    surplus.unshift({ collection, ids: outcome.surplus })
    if (outcome.written > 0) log(`content: ${outcome.written} of ${documents[collection].length} ${collection} written`)
  }
  return { written, surplus }
}

async function prepare(options: LoadOptions) {
  const { directory = join(process.cwd(), 'content'), siteId, now } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const documents = await makeDocuments({ directory, siteId, baseUrl, now })
  return { documents, platform: makePlatformClient({ ...options, baseUrl }) }
}

/**
 * Reads the content folder and writes it to the platform: what is referred to first, and deletes in the other order.
 * @returns how many documents were written and deleted; a second run at the same time answers 0 and 0
 * @throws ContentError before anything is written, where a file holds a fault; an error that names the call, where the
 *   platform refuses or does not answer
 */
export async function loadContent(options: LoadOptions): Promise<{ written: number; deleted: number }> {
  const { documents, platform } = await prepare(options)
  const { written, surplus } = await write(documents, platform, options.log)
  let deleted = 0
  for (const { collection, ids } of surplus) {
    await forEachOf(ids, AT_ONCE, (id) => platform.remove(collection, id))
    deleted += ids.length
    if (ids.length > 0) options.log(`content: ${ids.length} ${collection} deleted`)
  }
  return { written, deleted }
}

/**
 * What a running platform does by itself: fills an empty one, and later adds the events that time has brought. What
 * operators wrote, changed or deleted stays so. The pages come last, so the last of them tells a load that was finished.
 * @returns how many documents were written
 * @throws as loadContent
 */
export async function keepContent(options: LoadOptions): Promise<number> {
  const { documents, platform } = await prepare(options)
  const idsOf = async (collection: Collection) => new Set((await platform.readAll(collection)).map(({ id }) => id))
  const last = documents.page.at(-1)
  if (last && !(await idsOf('page')).has(last.id)) return (await write(documents, platform, options.log)).written
  const [events, productions] = [await idsOf('event'), await idsOf('production')]
  const hasProduction = ({ production }: StoredDocument) =>
    productions.has(String((production as { id?: unknown } | undefined)?.id))
  const added = documents.event.filter((event) => !events.has(event.id) && hasProduction(event))
  await forEachOf(added, AT_ONCE, (event) => platform.put('event', event))
  if (added.length > 0) options.log(`content: ${added.length} event added`)
  return added.length
}
