/** A site that receives webhooks: answers as it is told, and keeps what it got. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Message {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  messages: Message[]
  /** How the following messages are answered; `undefined` never answers. */
  answer: (status: number | undefined) => void
  /** The messages, once there are so many. */
  received: (count: number) => Promise<Message[]>
  close: () => void
}

export async function startReceiver(): Promise<Receiver> {
  let status: number | undefined = 202
  const messages: Message[] = []
  let waiting: (() => void)[] = []
  const server = createServer(async (request, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    messages.push({ headers: request.headers, body })
    if (status !== undefined) response.writeHead(status).end()
    for (const look of waiting.splice(0)) look()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    messages,
    answer: (next) => {
      status = next
    },
    async received(count) {
      while (messages.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      return messages
    },
    close() {
      waiting = []
      server.close()
      server.closeAllConnections()
    },
  }
}
