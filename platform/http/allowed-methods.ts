/** Tells an unknown address from a known one asked by the wrong method. Knows no route by name. */
import type { FastifyInstance } from 'fastify'

const toPattern = (url: string) =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}$`,
  )

/**
 * Begin before the routes are added.
 * @returns the methods that a path takes; empty where no route answers it
 */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '*') routes.push({ pattern: toPattern(url), methods: [method].flat() })
  })
  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
}
