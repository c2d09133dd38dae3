/** Next, asked over a connection of the process's own: no visitor reaches it. Knows no page. */
import { randomUUID } from 'node:crypto'
import { Agent, createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type next from 'next'

export interface Rendered {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Renderer {
  /** @param url path and query, as a route of app/ has them. @throws Error where there is no answer in time */
  render: (url: string, headers?: OutgoingHttpHeaders) => Promise<Rendered>
  close: () => void
}

/** Longer than any page takes to be read and rendered, milliseconds. */
const DEADLINE = 30_000
const KEY_HEADER = 'x-renderer-key'

/** @param app prepared */
export async function startRenderer(app: ReturnType<typeof next>): Promise<Renderer> {
  const handle = app.getRequestHandler()
  const key = randomUUID()
  const server = createServer((incoming, response) => {
    if (incoming.headers[KEY_HEADER] === key) return handle(incoming, response)
    incoming.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  return {
    render: (url, headers = {}) =>
      new Promise((resolve, reject) => {
        const signal = AbortSignal.timeout(DEADLINE)
        const asked = request(
          { host: '127.0.0.1', port, path: url, agent, signal, headers: { ...headers, [KEY_HEADER]: key } },
          (answer) => {
            buffer(answer).then(
              (body) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body }),
              reject,
            )
          },
        )
        asked.on('error', reject)
        asked.end()
      }),
    close() {
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
