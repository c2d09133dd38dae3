/**
 * What Next has stored, and by which tags: a process that has generated nothing yet has to know which pages a change
 * touches. Knows where Next 16.4 writes; a page that is not found here is refreshed by its period and by its visitors.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { buildDir } from '@/lib/env'
import { processState } from '@/lib/platform/process-state'
import { NOT_FOUND_PATH, NOT_FOUND_ROUTE, toAddress } from './path'

const META = '.meta'
/** Below it, pages that were generated after the build. */
const SCOPE = '/$/'
const AT_ONCE = 32

const meta = v.object({ headers: v.object({ 'x-next-cache-tags': v.string() }) })

/** @param file below its folder, with slashes */
export function toStoredAddress(file: string): string {
  const scope = file.indexOf(SCOPE)
  const inner = (scope < 0 ? file : file.slice(scope + SCOPE.length)).slice(0, -META.length)
  const address = inner === 'index' ? '/' : toAddress(inner.split('/'))
  return address === NOT_FOUND_ROUTE ? NOT_FOUND_PATH : address
}

async function listMetaFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries.filter((entry) => entry.endsWith(META)).map((entry) => entry.split(path.sep).join('/'))
}

async function remember(folder: string, file: string): Promise<void> {
  const { loads } = processState()
  try {
    const { headers } = v.parse(meta, JSON.parse(await readFile(path.join(folder, file), 'utf8')))
    const tags = headers['x-next-cache-tags'].split(',')
    const known = loads.get(toStoredAddress(file))?.tags ?? []
    loads.set(toStoredAddress(file), { tags: [...new Set([...known, ...tags])], startedAt: 0, isFailed: false })
  } catch {
    // Nothing that a page's tags could be read from.
  }
}

/** @param folder of what Next stores */
export async function rememberStoredPages(folder = path.join(buildDir(), 'server')): Promise<void> {
  for (const part of ['app', 'route-cache']) {
    const own = path.join(folder, part)
    const files = await listMetaFiles(own)
    for (let at = 0; at < files.length; at += AT_ONCE) {
      await Promise.all(files.slice(at, at + AT_ONCE).map((file) => remember(own, file)))
    }
  }
}
