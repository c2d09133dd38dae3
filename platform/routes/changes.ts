/** GET v1/sites/{siteId}/changes: the feed, with its long poll (rule 15). */
import type { FastifyInstance } from 'fastify'
import { readFeed } from '@/platform/feed/read-feed'
import type { PlatformContext } from '@/platform/http/context'
import type { SiteParams } from '@/platform/http/guards'
import { HttpProblem } from '@/platform/http/problem'
import { type Query, readInteger } from '@/platform/http/query'

interface Route {
  Params: SiteParams
  Querystring: Query
}

const MAX_WAIT = 30

export function changeRoutes(app: FastifyInstance, { store, watchers }: PlatformContext): void {
  app.get<Route>('/:siteId/changes', { exposeHeadRoute: false }, async (request, reply) => {
    const { siteId } = request.params
    const since = readInteger(request.query, 'since', { min: 0, max: Number.MAX_SAFE_INTEGER })
    const wait = readInteger(request.query, 'wait', { min: 0, max: MAX_WAIT }) ?? 0
    if (since === undefined) throw new HttpProblem(400, 'since is required')
    reply.header('Cache-Control', 'no-store')
    const watch = watchers.watch(siteId, wait * 1000)
    request.raw.once('close', watch.end)
    try {
      const feed = await readFeed(store.db, siteId, since)
      if (wait === 0 || feed.reset || feed.items.length > 0) return feed
      await watch.written
      return await readFeed(store.db, siteId, since)
    } finally {
      watch.end()
    }
  })
}
