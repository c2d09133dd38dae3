/** The site's process: the door in front of Next, the follower of the platform's changes, an orderly end. */
import { createServer } from 'node:http'
import path from 'node:path'
import proxyAddr from '@fastify/proxy-addr'
import { env } from '@/lib/env'
import { toErrorText } from '@/lib/error-text'
import type { RenderedPage } from '@/lib/freshness/page-channel'
import { PageStore } from '@/lib/freshness/page-store'
import { startFreshness } from '@/lib/freshness/start'
import { boundConnections } from './connections'
import { openDevelopmentViews } from './development'
import { createDoor } from './door'
import { RENDER_RATES, RenderLimit } from './render-limit'
import { startRenderer } from './renderer'
import { createViews } from './views'

const isDevelopment = process.argv.includes('--dev')
const RENDER_PROCESS = path.join(import.meta.dirname, 'render-process.ts')
const GRACE_MS = 5_000

async function open() {
  const { port, trustedProxies } = env()
  const server = createServer()
  const isProxy = proxyAddr.compile(trustedProxies)
  boundConnections(server, (address) => isProxy(address, 0))
  const store = new PageStore()
  const keep = ({ address, page, tags }: RenderedPage) => void store.put(address, page, tags)
  const renderer = isDevelopment ? undefined : await startRenderer(RENDER_PROCESS, keep)
  const render = renderer && (async (address: string) => (await renderer.render(address)).status)
  const freshness = await startFreshness(store, render)
  const views = renderer
    ? createViews({
        freshness,
        renderer,
        limits: { page: new RenderLimit(RENDER_RATES.page), data: new RenderLimit(RENDER_RATES.data) },
        toVisitor: (request) => proxyAddr(request, isProxy),
      })
    : await openDevelopmentViews(server, port)
  server.on('request', createDoor({ knowledge: freshness.knowledge, views, webhook: freshness.webhook }))
  const stop = () => {
    freshness.stop()
    renderer?.close()
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), GRACE_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop)
  server.once('error', fail)
  server.listen(port, () => process.send?.({ ready: true }))
}

function fail(error: unknown): void {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const words = isTaken ? 'Its port is taken. Stop what uses it, or set PORT.' : toErrorText(error)
  console.error(`The site cannot start: ${words}`)
  process.exit(1)
}

open().catch(fail)
