/** What the build rendered ahead, as Next 16.4 lays it in its folder. Read once, by the first process after a build. */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { now } from '@/lib/clock'
import { buildDir } from '@/lib/env'
import { toErrorText } from '@/lib/error-text'
import { toAddress } from '@/lib/pages/path'
import type { PageHead, StoredPage } from './page-file'

const manifest = v.object({ routes: v.record(v.string(), v.object({ dataRoute: v.nullable(v.string()) })) })
const meta = v.object({
  headers: v.object({ 'content-type': v.optional(v.string()), 'x-next-cache-tags': v.string() }),
  segmentPaths: v.optional(v.array(v.string()), []),
})
export const PAGE_TYPE = 'text/html; charset=utf-8'

const parseJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/** The framework's own pages, which stand for errors, have no tags. */
const isOwn = (route: string) => !route.startsWith('/_')

/** @param route as Next names it: decoded. @returns encoded */
export const toStoredAddress = (route: string): string => toAddress(route.split('/').filter(Boolean))

async function readBuilt(route: string, isPage: boolean): Promise<PageHead & { page: StoredPage }> {
  const file = path.join(buildDir(), 'server', 'app', route === '/' ? 'index' : route)
  const { headers, segmentPaths } = v.parse(meta, await parseJson(`${file}.meta`))
  const bodyFile = `${file}${isPage ? '.html' : '.body'}`
  const { mtimeMs } = await stat(bodyFile)
  const readSegment = async (name: string): Promise<[string, Buffer]> => [
    name,
    await readFile(`${file}.segments${name}.segment.rsc`),
  ]
  return {
    address: toStoredAddress(route),
    tags: headers['x-next-cache-tags'].split(','),
    datedAt: Math.min(mtimeMs, now()),
    isStale: false,
    page: {
      body: await readFile(bodyFile),
      contentType: headers['content-type'] ?? PAGE_TYPE,
      flight: isPage ? await readFile(`${file}.rsc`) : undefined,
      segments: new Map(await Promise.all(segmentPaths.map(readSegment))),
    },
  }
}

/** One that cannot be read is rendered when it is asked for. */
export async function* readBuiltPages(): AsyncGenerator<PageHead & { page: StoredPage }> {
  const { routes } = v.parse(manifest, await parseJson(path.join(buildDir(), 'prerender-manifest.json')))
  for (const [route, { dataRoute }] of Object.entries(routes).filter(([name]) => isOwn(name))) {
    try {
      yield await readBuilt(route, dataRoute !== null)
    } catch (error) {
      console.warn(`${route} of the build cannot be read: ${toErrorText(error)}`)
    }
  }
}
