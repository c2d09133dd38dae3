/** Stored pages on disk: one file each, written whole or not at all, whose first line says what it is. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import * as v from 'valibot'

/** An answer as Next rendered it. */
export interface StoredPage {
  /** HTML, or the body of a route. */
  body: Buffer
  contentType: string
  /** The flight data of a soft navigation, whole and by segment; a route has none. */
  flight: Buffer | undefined
  segments: ReadonlyMap<string, Buffer>
}

const head = v.object({
  address: v.string(),
  tags: v.array(v.string()),
  /** When its render began, epoch milliseconds of the house's clock. */
  datedAt: v.number(),
  /** Something that it shows changed while it was rendered. */
  isStale: v.boolean(),
})
/** What is known of a stored page without reading it. */
export type PageHead = v.InferOutput<typeof head>

const ENDING = '.page'

const toFile = (folder: string, address: string) =>
  path.join(folder, `${createHash('sha256').update(address).digest('hex')}${ENDING}`)

/** @throws what the file system throws; what was stored before stays then */
export async function writePageFile(folder: string, of: PageHead, page: StoredPage): Promise<void> {
  const half = path.join(folder, `${randomUUID()}.half`)
  try {
    await writeFile(half, Buffer.concat([Buffer.from(`${JSON.stringify(of)}\n`), serialize(page)]), { mode: 0o600 })
    await rename(half, toFile(folder, of.address))
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

/** @returns undefined where there is none, or a broken one. @throws what the file system throws where it fails */
export async function readPageFile(folder: string, address: string): Promise<StoredPage | undefined> {
  try {
    const bytes = await readFile(toFile(folder, address))
    return deserialize(bytes.subarray(bytes.indexOf('\n') + 1))
  } catch (error) {
    // A disk that cannot be read now says nothing of what is on it.
    if (error instanceof Error && 'code' in error && /^E(MFILE|NFILE|IO|ACCES)$/.test(String(error.code))) throw error
    return undefined
  }
}

export const removePageFile = (folder: string, address: string): Promise<void> =>
  rm(toFile(folder, address), { force: true })

async function readHead(file: string): Promise<PageHead | undefined> {
  const handle = await open(file)
  try {
    for await (const line of handle.readLines()) return v.parse(head, JSON.parse(line))
  } catch {
    // As if it were not there.
  } finally {
    await handle.close().catch(() => undefined)
  }
  return undefined
}

/** Makes the folder where there is none; what was left half written goes. @returns undefined where there was no folder */
export async function readPageHeads(folder: string): Promise<PageHead[] | undefined> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
  if (isNew) return undefined
  const heads: PageHead[] = []
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = name.endsWith(ENDING) ? await readHead(file) : undefined
    if (found) heads.push(found)
    else await rm(file, { force: true })
  }
  return heads
}
