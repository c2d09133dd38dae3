/** For requests that mean the same whatever they bring along. */
import type { FastifyInstance } from 'fastify'

/** A body of any type, or a type without a body, is not looked at. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
}
