/** How far the stored pages know the feed: kept beside them, since a killed process forgets what was announced. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { int } from '@/contract/primitives'
import { buildDir, env } from '@/lib/env'

const position = v.object({ siteId: v.string(), data: v.string(), seq: v.pipe(int, v.minValue(0)) })

const toFile = () => path.join(buildDir(), 'feed-position.json')

/** @returns undefined where none was kept, or one of another platform */
export async function readPosition(): Promise<number | undefined> {
  const { siteId, bases } = env()
  try {
    const kept = v.parse(position, JSON.parse(await readFile(toFile(), 'utf8')))
    return kept.siteId === siteId && kept.data === bases.data ? kept.seq : undefined
  } catch {
    return undefined
  }
}

/** A position that cannot be kept costs one generation of every page at the next start, nothing else. */
export async function keepPosition(seq: number): Promise<void> {
  const { siteId, bases } = env()
  const file = toFile()
  try {
    await writeFile(`${file}.${process.pid}`, JSON.stringify({ siteId, data: bases.data, seq }), { mode: 0o600 })
    await rename(`${file}.${process.pid}`, file)
  } catch (error) {
    console.warn(`The position in the feed was not kept: ${error instanceof Error ? error.message : 'unknown fault'}`)
  }
}
