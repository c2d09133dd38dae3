/** In development Next itself shows everything: nothing is stored, and every file is made as it is asked for. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import next from 'next'
import { NOT_FOUND_ROUTE } from '@/lib/pages/path'
import type { Views } from './door'

/** @param httpServer over which the browser is told to load the page anew */
export async function openDevelopmentViews(httpServer: Server, port: number): Promise<Views> {
  const app = next({ dev: true, port, webpack: true, httpServer })
  await app.prepare()
  const handle = app.getRequestHandler()
  const pass = (url: string | undefined, request: IncomingMessage, response: ServerResponse) => {
    request.url = url ?? '/'
    return handle(request, response)
  }
  return {
    stored: (_, request, response) => handle(request, response),
    file: handle,
    each: ({ url }, request, response) => pass(url, request, response),
    missing(request, response, status) {
      response.statusCode = status
      return pass(NOT_FOUND_ROUTE, request, response)
    },
  }
}
