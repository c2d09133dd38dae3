/** Files of the build, its service worker and those of public/, compressed when they were built. Knows no page. */
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { buildDir, env } from '@/lib/env'
import { WORKER_PATH } from '@/lib/offline'
import { WORKER_FOLDER } from '@/lib/pages/own-routes'
import { SECURITY_HEADERS } from './answer'
import { say } from './words'

const BUILD_PREFIX = '/_next/static'

/** In the place of the worker, where there shall be none: each visitor's takes itself and what it kept away. */
const NO_WORKER = [
  "self.addEventListener('install', () => self.skipWaiting())",
  "self.addEventListener('activate', (event) => event.waitUntil((async () => {",
  '  for (const name of await caches.keys()) await caches.delete(name)',
  '  await self.registration.unregister()',
  '})()))',
].join('\n')
/** What a proxy in front keeps of it would outlive the build. */
const NEVER_KEPT = { 'cache-control': 'no-store' }

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
  const worker = serve(path.join(buildDir(), WORKER_FOLDER), {
    setHeaders: (response: ServerResponse) => {
      setHeaders(response)
      response.setHeader('cache-control', NEVER_KEPT['cache-control'])
    },
  })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '' } = request
    const isWorker = url.split('?')[0] === WORKER_PATH
    if (isWorker && !env().hasWorker) {
      response.writeHead(200, { ...SECURITY_HEADERS, ...NEVER_KEPT, 'content-type': 'text/javascript' }).end(NO_WORKER)
      return
    }
    const isBuild = url.startsWith(BUILD_PREFIX)
    if (isBuild) request.url = url.slice(BUILD_PREFIX.length)
    const folder = isWorker ? worker : isBuild ? build : own
    folder(request, response, () => say(response, 404))
  }
}
