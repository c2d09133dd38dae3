/** The last good knowledge of the platform beside the build: a process that starts during an outage goes on with it. */
import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { buildDir, env } from '@/lib/env'
import { toErrorText } from '@/lib/error-text'

type Name = 'site' | 'slugs' | 'position'

const snapshot = v.object({ siteId: v.string(), data: v.string(), document: v.unknown() })

const toFile = (name: Name) => path.join(buildDir(), `snapshot-${name}.json`)

/** Written whole or not at all; one that cannot be kept is logged. */
export async function keepSnapshot(name: Name, document: unknown): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return
  const { siteId, bases } = env()
  const half = `${toFile(name)}.${randomUUID()}`
  try {
    await writeFile(half, JSON.stringify({ siteId, data: bases.data, document }), { mode: 0o600 })
    await rename(half, toFile(name))
  } catch (error) {
    await rm(half, { force: true })
    console.warn(`The ${name} was not kept: ${toErrorText(error)}`)
  }
}

/** @returns undefined where none was kept, or one of another platform */
export async function readSnapshot(name: Name): Promise<unknown> {
  const { siteId, bases } = env()
  try {
    const { document, ...of } = v.parse(snapshot, JSON.parse(await readFile(toFile(name), 'utf8')))
    return of.siteId === siteId && of.data === bases.data ? document : undefined
  } catch {
    return undefined
  }
}
