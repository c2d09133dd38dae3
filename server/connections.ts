/** How long a request and a connection may take, and how many connections one address may hold. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionBounds {
  /** Milliseconds for the head of a request, and for the whole of it. */
  requestMs: number
  /** Milliseconds in which nothing of an answer is taken. */
  stalledMs: number
  /** Longer than the usual proxy's, so that it is never the site that closes a connection in use. */
  idleMs: number
  perAddress: number
}

export const CONNECTION_BOUNDS: ConnectionBounds = {
  requestMs: 30_000,
  stalledMs: 60_000,
  idleMs: 65_000,
  perAddress: 512,
}

/**
 * @param server before it listens
 * @param isProxy of an address: it holds the connections of many visitors, and has no bound
 */
export function boundConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  { requestMs, stalledMs, idleMs, perAddress }: ConnectionBounds = CONNECTION_BOUNDS,
): void {
  server.headersTimeout = requestMs
  server.requestTimeout = requestMs
  server.timeout = stalledMs
  server.keepAliveTimeout = idleMs
  const held = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const count = (held.get(address) ?? 0) + 1
    if (count > perAddress) return socket.destroy()
    held.set(address, count)
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    })
  })
}
