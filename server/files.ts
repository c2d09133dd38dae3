/** Files of the build and of public/, compressed when they were built. Knows no page. */
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { buildDir } from '@/lib/env'
import { SECURITY_HEADERS } from './answer'
import { say } from './words'

const BUILD_PREFIX = '/_next/static'

const setHeaders = (response: ServerResponse) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
}

export function createFiles() {
  const common = { brotli: true, gzip: true, etag: true, setHeaders }
  const serve = (folder: string, options: object) =>
    existsSync(folder)
      ? sirv(folder, { ...common, ...options })
      : (...[, , next]: Parameters<ReturnType<typeof sirv>>) => next?.()
  // Its files are named after what is in them.
  const build = serve(path.join(buildDir(), 'static'), { immutable: true, maxAge: 31_536_000 })
  const own = serve(path.join(process.cwd(), 'public'), { maxAge: 0 })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '' } = request
    const isBuild = url.startsWith(BUILD_PREFIX)
    if (isBuild) request.url = url.slice(BUILD_PREFIX.length)
    const folder = isBuild ? build : own
    folder(request, response, () => say(response, 404))
  }
}
