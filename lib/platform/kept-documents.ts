/** The platform's last good answers beside the build: a process that starts during an outage still knows the site's paths. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { buildDir, env } from '@/lib/env'

type Name = 'site' | 'slugs'

const kept = v.object({ siteId: v.string(), data: v.string(), document: v.unknown() })

const toFile = (name: Name) => path.join(buildDir(), `kept-${name}.json`)

/** A document that cannot be kept is missed only by a start while the platform is down. */
export async function keepDocument(name: Name, document: unknown): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return
  const { siteId, bases } = env()
  const file = toFile(name)
  try {
    await writeFile(`${file}.${process.pid}`, JSON.stringify({ siteId, data: bases.data, document }), { mode: 0o600 })
    await rename(`${file}.${process.pid}`, file)
  } catch (error) {
    console.warn(`The ${name} was not kept: ${error instanceof Error ? error.message : 'unknown fault'}`)
  }
}

/** @returns undefined where none was kept, or one of another platform */
export async function readKeptDocument(name: Name): Promise<unknown> {
  const { siteId, bases } = env()
  try {
    const { document, ...of } = v.parse(kept, JSON.parse(await readFile(toFile(name), 'utf8')))
    return of.siteId === siteId && of.data === bases.data ? document : undefined
  } catch {
    return undefined
  }
}
