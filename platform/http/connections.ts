/** How long a connection may take, and how many of them one address may hold. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { toAddressKey } from '@/platform/accounts/limits'

/** 200 ids of a list make a long address. */
const MAX_HEADERS = 64 * 1024
/** Milliseconds from one look for requests that have taken too long to the next. */
const LOOK = 1000

export interface ConnectionLimits {
  /** Milliseconds for a request to come whole, with its body; an answer may take longer. */
  request: number
  /** Milliseconds in which an answer moves nothing at all; more than the longest poll (rule 15). */
  stalled: number
  /** Milliseconds that a connection waits for its next request; more than a proxy keeps its own. */
  idle: number
  /** Connections of one address at once. */
  ofOneAddress: number
}

/** docs/security.md has the reason of each. */
export const CONNECTION_LIMITS: ConnectionLimits = { request: 30_000, stalled: 60_000, idle: 72_000, ofOneAddress: 512 }

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** @param proxies addresses, or networks as in 10.0.0.0/8 */
function toBlockList(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

/** Closes what comes beyond the most. A proxy is many visitors, and counts them itself. */
function boundByAddress(server: Server, most: number, proxies: readonly string[]): void {
  const trusted = toBlockList(proxies)
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || trusted.check(address, familyOf(address))) return
    const key = toAddressKey(address)
    const count = counts.get(key) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    counts.set(key, count + 1)
    socket.once('close', () => {
      const left = (counts.get(key) ?? 0) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
  })
}

/** @param proxies as in TRUSTED_PROXIES */
export function makeServer(listener: RequestListener, limits: ConnectionLimits, proxies: readonly string[]): Server {
  const { request, stalled, idle, ofOneAddress } = limits
  const options = {
    maxHeaderSize: MAX_HEADERS,
    requestTimeout: request,
    headersTimeout: request,
    keepAliveTimeout: idle,
    connectionsCheckingInterval: LOOK,
  }
  const server = createServer(options, listener)
  server.setTimeout(stalled)
  boundByAddress(server, ofOneAddress, proxies)
  return server
}

/** A request that is none, or does not come to an end: told in one line, and closed also where the other side is not. */
export function refuseRequest(error: Error & { code?: string }, socket: Socket): void {
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.destroySoon()
}
