/** The site's process: the door in front of Next, the follower of the platform's changes, an orderly end. */
import { createServer } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import next from 'next'
import { env } from '@/lib/env'
import { toErrorText } from '@/lib/error-text'
import { pageStore } from '@/lib/freshness/page-store'
import { startFreshness } from '@/lib/freshness/start'
import { boundConnections } from './connections'
import { createDoor } from './door'
import { RENDER_RATES, RenderLimit } from './render-limit'
import { startRenderer } from './renderer'
import { createDevelopmentViews, createViews } from './views'

const isDevelopment = process.argv.includes('--dev')
const GRACE_MS = 5_000

async function open() {
  const { port, trustedProxies } = env()
  const server = createServer()
  const isProxy = proxyAddr.compile(trustedProxies)
  boundConnections(server, (address) => isProxy(address, 0))
  const app = next({
    dev: isDevelopment,
    port,
    webpack: true,
    // For what reloads the page while the site is developed; else an upgrade is an ordinary request.
    ...(isDevelopment && { httpServer: server }),
  })
  await app.prepare()
  const renderer = await startRenderer(app)
  const render = async (address: string) => (await renderer.render(address)).status
  const freshness = await startFreshness(pageStore, render, isDevelopment)
  const views = isDevelopment
    ? createDevelopmentViews(app.getRequestHandler())
    : createViews({
        freshness,
        renderer,
        limits: { page: new RenderLimit(RENDER_RATES.page), data: new RenderLimit(RENDER_RATES.data) },
        toVisitor: (request) => proxyAddr(request, isProxy),
      })
  server.on('request', createDoor({ knowledge: freshness.knowledge, views, webhook: freshness.webhook }))
  const stop = () => {
    freshness.stop()
    renderer.close()
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
