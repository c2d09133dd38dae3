/** A real HTTP server on a port of its own, answered by the test. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface TestServer {
  url: string
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  answer(handler: Handler): void
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))

export async function startServer(): Promise<TestServer> {
  let handler: Handler = (_, response) => response.end('{}')
  const requests: TestServer['requests'] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    handler(request, response)
  })
  await listen(server)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer(next) {
      handler = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function answerJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
